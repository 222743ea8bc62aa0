import type { SessionSummary } from '@app/contract/session';
import { listSessions } from '../db/sessions.ts';
import type { Services } from '../services.ts';
import type { Visitor } from './visitor.ts';

/** What the visitor has in how many places; a session whose label they lost is named here again. */
export async function listOwnSessions({ db, vault }: Services, visitor: Visitor): Promise<SessionSummary[]> {
  return listSessions(db, vault.visitorHashes(visitor.secret));
}
