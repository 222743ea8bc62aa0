import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Timers are a little early or late; a round that was begun so much of the interval ago is over. */
const SHARE_OF_INTERVAL = 0.9;

/** True for one of all who ask within the interval. The clocks of those who ask do not matter. */
export async function takeRound(db: Database, name: string, everyMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into rounds (name) values (${name})
    on conflict (name) do update set taken_at = now()
    where rounds.taken_at <= now() - make_interval(secs => ${(everyMs * SHARE_OF_INTERVAL) / 1_000})`.execute(db);
  return numAffectedRows === 1n;
}
