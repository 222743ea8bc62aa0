import type { SharedLink } from '@app/contract/sharing';
import { sql } from 'kysely';
import { asSealed, type Sealed } from '../vault/sealed.ts';
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

const MOST_LINKS = 500;

export async function insertShare(db: Database, share: NewShare, days: number): Promise<void> {
  await db
    .insertInto('shares')
    .values({
      id: share.id,
      token_hash: share.tokenHash,
      visitor_hash: share.visitorHash,
      framework: share.framework,
      wrapped_key: share.wrappedKey,
      sealed_snapshot: share.sealedSnapshot,
      expires_at: sql<Date>`now() + make_interval(days => ${days}::integer)`,
    })
    .execute();
}

/** Undefined when the share does not exist, was revoked, or has expired by the database clock. */
export async function findShare(db: Database, tokenHash: Buffer): Promise<ShareRow | undefined> {
  const row = await db
    .selectFrom('shares')
    .select(['id', 'wrapped_key', 'sealed_snapshot', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      wrappedKey: asSealed(row.wrapped_key),
      sealedSnapshot: asSealed(row.sealed_snapshot),
      expiresAt: row.expires_at,
    }
  );
}

export async function listShares(db: Database, visitorHashes: Buffer[]): Promise<SharedLink[]> {
  const rows = await db
    .selectFrom('shares')
    .select(['id', 'framework', 'created_at', 'expires_at'])
    .where('visitor_hash', 'in', visitorHashes)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(MOST_LINKS)
    .execute();
  return rows.map((row) => ({
    linkId: row.id,
    framework: row.framework,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** False when this visitor has no such link. */
export async function deleteShare(db: Database, visitorHashes: Buffer[], id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('id', '=', id)
    .where('visitor_hash', 'in', visitorHashes)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
