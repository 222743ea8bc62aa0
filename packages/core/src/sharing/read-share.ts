import { findShare } from '../db/shares.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import { hashShareToken } from '../vault/vault.ts';
import { parseShareId } from './share-id.ts';
import { type Snapshot, snapshotPlace } from './snapshot.ts';

/** The copy a link leads to. Malformed, unknown, revoked and expired ids are the same answer. */
export async function readShare(services: Services, shareId: string): Promise<Snapshot> {
  return (await openShare(services, shareId)).snapshot;
}

export async function openShare(
  { db, vault }: Services,
  shareId: string,
): Promise<{ linkId: string; snapshot: Snapshot }> {
  const token = parseShareId(shareId);
  const row = token && (await findShare(db, hashShareToken(token)));
  if (!row) throw new AppError('NOT_FOUND');
  const key = vault.openForShare(row.wrappedKey, row.id, token);
  const opened = key && vault.open(key, snapshotPlace(row.id), row.sealedSnapshot);
  if (opened === undefined) throw new AppError('NOT_FOUND');
  return { linkId: row.id, snapshot: JSON.parse(opened) as Snapshot };
}
