import { sql } from 'kysely';
import type { Database } from './database.ts';

/** One use of something that is limited per day or per hour, by the clock of the database. */
export type Take = { name: string; window: 'day' | 'hour'; limit: number };

/**
 * Takes one of each, or says no: the caller then rolls back. Counters stay locked until the transaction ends, so every
 * caller takes them in the same order of kinds.
 */
export async function takeWithin(transaction: Database, takes: Take[]): Promise<boolean> {
  for (const { name, window, limit } of takes) {
    const { rows } = await sql`
      insert into counters (name, window_start, used) values (${name}, date_trunc(${window}, now(), 'UTC'), 1)
      on conflict (name, window_start) do update set used = counters.used + 1 where counters.used < ${limit}
      returning used`.execute(transaction);
    if (rows.length === 0) return false;
  }
  return true;
}
