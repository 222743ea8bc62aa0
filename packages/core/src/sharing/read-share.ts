import { findShare } from '../db/shares.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import { hashShareToken } from '../vault/vault.ts';
import { parseShareId } from './share-id.ts';
import { type Snapshot, snapshotContext } from './snapshot.ts';

export type OpenedShare = { linkId: string; expiresAt: Date; snapshot: Snapshot };

/** Opens the copy behind a link. Malformed, unknown, revoked and expired ids give the same response. */
export async function openShare({ db, vault }: Services, shareId: string): Promise<OpenedShare> {
  const token = parseShareId(shareId);
  const row = token && (await findShare(db, hashShareToken(token)));
  if (!row) throw new AppError('NOT_FOUND');
  const key = vault.openForShare(row.wrappedKey, row.id, token);
  const opened = key && vault.open(key, snapshotContext(row.id), row.sealedSnapshot);
  if (opened === undefined) throw new AppError('NOT_FOUND');
  return { linkId: row.id, expiresAt: row.expiresAt, snapshot: JSON.parse(opened) as Snapshot };
}
