import type { SessionSummary } from '@app/contract/session';
import { listSessions } from '../db/sessions.ts';
import type { Services } from '../services.ts';
import type { Visitor } from './visitor.ts';

/** Lists the visitor's sessions with their counts, so that a visitor who lost a label finds the session again. */
export async function listOwnSessions({ db, vault }: Services, visitor: Visitor): Promise<SessionSummary[]> {
  return listSessions(db, vault.visitorHashes(visitor.secret));
}
