import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Timers fire a little early or late, so a task counts as due after this share of its interval. */
const SHARE_OF_INTERVAL = 0.9;

/** True for exactly one of the processes that call within the interval. Their clocks do not matter. A run from
 * the future was taken by a clock that was set back since. */
export async function claimScheduledRun(db: Database, name: string, everyMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into rounds (name) values (${name})
    on conflict (name) do update set taken_at = now()
    where rounds.taken_at <= now() - make_interval(secs => ${(everyMs * SHARE_OF_INTERVAL) / 1_000})
      or rounds.taken_at > now()`.execute(db);
  return numAffectedRows === 1n;
}
