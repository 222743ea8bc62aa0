import { rewrapSession, touchSession } from '../db/sessions.ts';
import type { Services } from '../services.ts';
import type { OwnedSession } from './authorise.ts';
import type { Visitor } from './visitor.ts';

/**
 * Prolongs the life of a session that is used, and moves it to the server key that seals now. So whatever is still under
 * a key of before was not used since, and is gone after the retention time: then that key may be removed.
 */
export async function keepSession(
  { db, vault }: Services,
  visitor: Visitor,
  { id, key, wrappedKey }: OwnedSession,
): Promise<void> {
  await touchSession(db, id);
  if (vault.isCurrent(wrappedKey)) return;
  await rewrapSession(db, {
    id,
    visitorHash: vault.visitorHash(visitor.secret),
    from: wrappedKey,
    to: vault.wrapForVisitor(key, id, visitor.secret),
  });
}
