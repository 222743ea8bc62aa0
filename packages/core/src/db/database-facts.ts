import { sql } from 'kysely';
import type { Database } from './database.ts';
import { readDeletionState } from './deletion-mark.ts';

export type DatabaseFacts = {
  bytes: number;
  erasures: { pending: number; oldestSeconds: number };
  /** A clock jumped, and nothing is deleted. */
  isDeletionHeld: boolean;
  partitions: { table: string; daysAhead: number; oldestDays: number }[];
};

/** Facts for monitoring: unfinished erasures of cleared sessions, days without a partition, and days kept too long. */
export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const house = sql<{ bytes: string; pending: string; oldest: number }>`
    select pg_database_size(current_database()) as bytes, count(*) as pending,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from erasures`.execute(db);
  // A partition's name ends with its day.
  const days = sql<{ table: string; ahead: number; oldest: number }>`
    with partitions as (
      select parent.relname as name, to_date(right(child.relname, 8), 'YYYYMMDD') as day from pg_inherits
      join pg_class child on child.oid = inhrelid
      join pg_class parent on parent.oid = inhparent
      where child.relkind = 'r' and child.relname ~ '_[0-9]{8}$' and parent.relnamespace = current_schema()::regnamespace
    )
    select name as table, max(day) - (now() at time zone 'UTC')::date as ahead,
      (now() at time zone 'UTC')::date - min(day) as oldest
    from partitions group by name`.execute(db);
  const [{ rows: found }, { rows: partitions }, { heldSince }] = await Promise.all([
    house,
    days,
    readDeletionState(db),
  ]);
  return {
    bytes: Number(found[0]?.bytes ?? 0),
    erasures: { pending: Number(found[0]?.pending ?? 0), oldestSeconds: found[0]?.oldest ?? 0 },
    isDeletionHeld: heldSince !== undefined,
    partitions: partitions.map(({ table, ahead, oldest }) => ({ table, daysAhead: ahead, oldestDays: oldest })),
  };
}
