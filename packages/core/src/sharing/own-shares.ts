import type { SharedLink } from '@app/contract/sharing';
import { deleteShare, listShares } from '../db/shares.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../sessions/visitor.ts';

/** Lists the visitor's links. The cookie alone finds them, because their session may be cleared. */
export async function listOwnShares({ db, vault }: Services, visitor: Visitor | undefined): Promise<SharedLink[]> {
  return visitor ? listShares(db, vault.visitorHashes(visitor.secret)) : [];
}

/** Deletes the row, and with it the only copy of the key. */
export async function revokeShare(
  { db, vault }: Services,
  visitor: Visitor | undefined,
  linkId: string,
): Promise<void> {
  const isGone = visitor && (await deleteShare(db, vault.visitorHashes(visitor.secret), linkId));
  if (!isGone) throw new AppError('NOT_FOUND');
}
