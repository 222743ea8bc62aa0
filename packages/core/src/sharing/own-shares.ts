import type { SharedLink } from '@app/contract/sharing';
import { deleteShare, listShares } from '../db/shares.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../sessions/visitor.ts';

/** The links this visitor has made. They are found by the cookie alone: their session may be gone. */
export async function listOwnShares({ db, vault }: Services, visitor: Visitor | undefined): Promise<SharedLink[]> {
  return visitor ? listShares(db, vault.visitorHashes(visitor.secret)) : [];
}

/** The row goes, and with it the only copy of the key. */
export async function revokeShare(
  { db, vault }: Services,
  visitor: Visitor | undefined,
  linkId: string,
): Promise<void> {
  const isGone = visitor && (await deleteShare(db, vault.visitorHashes(visitor.secret), linkId));
  if (!isGone) throw new AppError('NOT_FOUND');
}
