import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';
import type { PerceptionKind } from './schema.ts';

export type PerceptionKey = { sessionId: string; fileHash: Buffer; sense: PerceptionKind; provider: ProviderId };

export async function findPerception(db: Database, key: PerceptionKey): Promise<Sealed | undefined> {
  const row = await db
    .selectFrom('perceptions')
    .select('sealedContent')
    .where('sessionId', '=', key.sessionId)
    .where('fileHash', '=', key.fileHash)
    .where('sense', '=', key.sense)
    .where('provider', '=', key.provider)
    .executeTakeFirst();
  return row && row.sealedContent;
}

/** The providers that have observed this file, the first one first. */
export async function listPerceivers(
  db: Database,
  { sessionId, fileHash, sense }: Omit<PerceptionKey, 'provider'>,
): Promise<ProviderId[]> {
  const rows = await db
    .selectFrom('perceptions')
    .select('provider')
    .where('sessionId', '=', sessionId)
    .where('fileHash', '=', fileHash)
    .where('sense', '=', sense)
    .orderBy('createdAt')
    .limit(10)
    .execute();
  return rows.map(({ provider }) => provider);
}

export async function deletePerceptions(
  db: Database,
  { sessionId, fileHash }: Pick<PerceptionKey, 'sessionId' | 'fileHash'>,
): Promise<void> {
  await db.deleteFrom('perceptions').where('sessionId', '=', sessionId).where('fileHash', '=', fileHash).execute();
}

/** Keeps the first one, so that two concurrent analyses agree from then on. A cleared session stores none. */
export async function insertPerception(db: Database, key: PerceptionKey, sealedContent: Sealed): Promise<void> {
  await sql`
    with session as (
      select id from sessions where id = ${key.sessionId} for key share
    )
    insert into perceptions (session_id, file_hash, sense, provider, sealed_content)
    select id, ${key.fileHash}::bytea, ${key.sense}, ${key.provider}, ${sealedContent}::bytea from session
    on conflict (session_id, file_hash, sense, provider) do nothing`.execute(db);
}
