import type { SharedLink } from '@app/contract/sharing';
import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type NewShare = {
  id: string;
  tokenHash: Buffer;
  visitorHash: Buffer;
  framework: string;
  wrappedKey: Sealed;
  sealedSnapshot: Sealed;
};

export type ShareRow = { id: string; wrappedKey: Sealed; sealedSnapshot: Sealed; expiresAt: Date };

const MAX_LINKS = 500;

export async function insertShare(db: Database, share: NewShare, days: number): Promise<void> {
  await db
    .insertInto('shares')
    .values({ ...share, expiresAt: sql<Date>`now() + make_interval(days => ${days}::integer)` })
    .execute();
}

/** Undefined when the share does not exist, was revoked, or has expired by the database clock. */
export async function findShare(db: Database, tokenHash: Buffer): Promise<ShareRow | undefined> {
  return db
    .selectFrom('shares')
    .select(['id', 'wrappedKey', 'sealedSnapshot', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function listShares(db: Database, visitorHashes: Buffer[]): Promise<SharedLink[]> {
  const rows = await db
    .selectFrom('shares')
    .select(['id', 'framework', 'createdAt', 'expiresAt'])
    .where('visitorHash', 'in', visitorHashes)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt', 'desc')
    .limit(MAX_LINKS)
    .execute();
  return rows.map((row) => ({
    linkId: row.id,
    framework: row.framework,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** False when this visitor has no such link. */
export async function deleteShare(db: Database, visitorHashes: Buffer[], id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('id', '=', id)
    .where('visitorHash', 'in', visitorHashes)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
