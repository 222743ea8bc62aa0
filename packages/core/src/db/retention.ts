import { MAIL_TRACE_HOURS } from '@app/contract/retention';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * What is not partitioned by day is swept: keys, mails and counts after a day, copies when they expire, sessions that
 * nobody used for the retention time.
 */
export async function deleteExpired(db: Database, retentionDays: number): Promise<number> {
  const keys = await sql`
    delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys where created_at < now() - interval '24 hours' limit 10000)`.execute(db);
  const sessions = await sql`
    delete from sessions where ctid in (
      select ctid from sessions where last_used_at < now() - make_interval(days => ${retentionDays}::integer) limit 10000)`.execute(
    db,
  );
  const errands = await sql`
    delete from errands where ctid in (
      select ctid from errands where created_at < now() - interval '1 hour' limit 10000)`.execute(db);
  const perceptions = await sql`
    delete from perceptions where ctid in (
      select ctid from perceptions where created_at < now() - make_interval(days => ${retentionDays}::integer) limit 10000)`.execute(
    db,
  );
  const shares = await sql`
    delete from shares where ctid in (select ctid from shares where expires_at <= now() limit 10000)`.execute(db);
  const mails = await sql`
    delete from share_mails where ctid in (
      select ctid from share_mails where created_at < now() - make_interval(hours => ${MAIL_TRACE_HOURS}::integer) limit 10000)`.execute(
    db,
  );
  const counters = await sql`
    delete from counters where ctid in (
      select ctid from counters where window_start <= now() - make_interval(hours => ${MAIL_TRACE_HOURS}::integer) limit 10000)`.execute(
    db,
  );
  return [keys, sessions, errands, perceptions, shares, mails, counters].reduce(
    (sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows),
    0,
  );
}
