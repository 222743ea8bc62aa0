import type { MailState, SharedLink } from '@app/contract/sharing';
import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';
import { mailState } from './share-mails.ts';

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

type ListedLink = {
  linkId: string;
  framework: string;
  createdAt: Date;
  expiresAt: Date;
  isOwn: boolean;
  mail: MailState | null;
};

/** The visitor's links, and the mails of the last day: also those that failed, and those that took another's link. */
export async function listShares(db: Database, visitorHashes: Buffer[]): Promise<SharedLink[]> {
  const { rows } = await sql<ListedLink>`
    with own as (
      select * from shares where visitor_hash = any(${visitorHashes}) and expires_at > now()
    ), mailed as (
      select *, ${mailState} as state from share_mails
      where visitor_hash = any(${visitorHashes}) and coalesce(failed_as <> 'revoked', true)
    )
    select coalesce(own.id, mailed.share_id) as link_id, coalesce(own.framework, mailed.framework) as framework,
      coalesce(mailed.created_at, own.created_at) as created_at, own.id is not null as is_own, mailed.state as mail,
      coalesce(own.expires_at, passed.expires_at, mailed.created_at) as expires_at
    from own full join mailed on mailed.share_id = own.id
    left join shares as passed on passed.id = mailed.share_id and passed.expires_at > now()
    where own.id is not null or passed.id is not null or mailed.status = 'failed'
    order by 3 desc limit ${MAX_LINKS}`.execute(db);
  return rows.map(({ createdAt, expiresAt, mail, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(mail && { mail }),
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
