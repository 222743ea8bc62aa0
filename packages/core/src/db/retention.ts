import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What is not partitioned by day is swept: keys after a day, sessions that nobody used for the retention time. */
export async function deleteExpired(db: Database, retentionDays: number): Promise<number> {
  const keys = await sql`
    delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys where created_at < now() - interval '24 hours' limit 10000)`.execute(db);
  const sessions = await sql`
    delete from sessions where ctid in (
      select ctid from sessions where last_used_at < now() - make_interval(days => ${retentionDays}::integer) limit 10000)`.execute(
    db,
  );
  return Number((keys.numAffectedRows ?? 0n) + (sessions.numAffectedRows ?? 0n));
}
