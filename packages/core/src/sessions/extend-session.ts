import { rewrapSession, touchSession } from '../db/sessions.ts';
import type { Services } from '../services.ts';
import type { OwnedSession } from './authorise.ts';
import type { Visitor } from './visitor.ts';

/**
 * Extends the life of a session in use and rewraps it with the current server key. A session still under an old key was
 * not used since the rotation and expires within the retention time; then that key can be removed.
 */
export async function extendSession(
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
