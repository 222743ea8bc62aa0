import { MAIL_TRACE_HOURS } from '@app/contract/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** Limits each statement, so that none runs long. */
const MAX_ROWS = 10_000;

/**
 * Expiry of the tables that are not partitioned by day: idempotency keys, mails and counters after a day, shares when
 * they expire, sessions, perceptions and self answers after the retention time, media tasks after an hour.
 */
function expiredRows(retentionDays: number, now: RawBuilder<unknown>): [string, RawBuilder<unknown>][] {
  const retention = sql`make_interval(days => ${retentionDays}::integer)`;
  const trace = sql`make_interval(hours => ${MAIL_TRACE_HOURS}::integer)`;
  return [
    ['idempotency_keys', sql`created_at < ${now} - interval '24 hours'`],
    ['sessions', sql`last_used_at < ${now} - ${retention}`],
    ['errands', sql`created_at < ${now} - interval '1 hour'`],
    ['perceptions', sql`created_at < ${now} - ${retention}`],
    ['self_answers', sql`saved_at < ${now} - ${retention}`],
    ['shares', sql`expires_at <= ${now}`],
    ['share_mails', sql`created_at < ${now} - ${trace}`],
    ['counters', sql`window_start <= ${now} - ${trace}`],
  ];
}

/** Deletes the rows of all these tables that had expired `until` then, or by now. Returns how many. */
export async function deleteExpired(db: Database, retentionDays: number, until?: Date): Promise<number> {
  let count = 0;
  for (const [name, isExpired] of expiredRows(retentionDays, until ? sql`${until}::timestamptz` : sql`now()`)) {
    const table = sql.table(name);
    for (let removed = MAX_ROWS; removed === MAX_ROWS; count += removed) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${table}
        where ctid in (select ctid from ${table} where ${isExpired} limit ${MAX_ROWS})`.execute(db);
      removed = Number(numAffectedRows);
    }
  }
  return count;
}

/** Counts the rows `deleteExpired` would delete now, by table. */
export async function countExpired(db: Database, retentionDays: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, isExpired] of expiredRows(retentionDays, sql`now()`)) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(name)} where ${isExpired}`.execute(db);
    counts[name] = Number(rows[0]?.count ?? 0);
  }
  return counts;
}
