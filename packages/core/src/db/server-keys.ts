import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The rows that only one server key can open. */
export type UnderKey = {
  /** The first bytes of the wrapped keys, in hex. */
  keyId: string;
  rows: number;
  /** When the last of these rows will have been deleted. */
  until: Date;
};

const KEY_ID_BYTES = 4;

/** Counts the rows wrapped with each server key. A job's own copy is deleted when the job ends, within the day. */
export async function countUnderKeys(db: Database, retentionDays: number): Promise<UnderKey[]> {
  const { rows } = await sql<{ keyId: string; rows: string; until: Date }>`
    with wrapped as (
      select wrapped_key as key, last_used_at + make_interval(days => ${retentionDays}::integer) as until from sessions
      union all select wrapped_key, expires_at from shares
      union all select worker_key, now() + interval '1 day' from analyses where worker_key is not null
      union all select worker_key, now() + interval '1 day' from share_mails where worker_key is not null
    )
    select encode(substring(key from 1 for ${sql.lit(KEY_ID_BYTES)}), 'hex') as key_id, count(*) as rows, max(until) as until
    from wrapped group by 1`.execute(db);
  return rows.map((row) => ({ ...row, rows: Number(row.rows) }));
}
