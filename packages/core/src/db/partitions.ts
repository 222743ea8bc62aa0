import { RETENTION_SLACK_DAYS } from '@app/contract/retention';
import { sql } from 'kysely';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { withShortLocks } from './short-locks.ts';

const TABLES = ['analyses', 'messages', 'model_calls', 'piece_readings'] as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Yesterday's partition serves a process whose clock is behind. */
const DAYS_BEHIND = 1;
/** Two days ahead allow for a missed run. The next partition is created at 10:00 UTC, away from midnight backups. */
const AHEAD_MS = 2 * DAY_MS + 14 * HOUR_MS;
const LOCKING = { turn: 7_203_915, tries: 3, pauseMs: 2_000 };

/** Creates the partitions of the coming days and drops those that had expired `until` then, or by now. Idempotent. */
export async function maintainPartitions(
  db: Database,
  log: Log,
  deletion?: { retentionDays: number; until?: Date },
): Promise<void> {
  const now = await databaseTime(db);
  const [today, last] = [dayOf(now), dayOf(now + AHEAD_MS)];
  const existing = await existingPartitions(db);
  for (const table of TABLES)
    for (let day = today - DAYS_BEHIND; day <= last; day += 1)
      if (!existing.includes(partitionName(table, day))) await createPartition(db, log, { table, day });
  if (!deletion) return;
  const lastDay = dayOf(deletion.until?.getTime() ?? now);
  for (const name of expiredOf(existing, lastDay, deletion.retentionDays)) await dropPartition(db, log, name);
}

/** A partition's name ends with its day. */
function expiredOf(partitions: string[], today: number, retentionDays: number): string[] {
  const oldest = dayName(today - retentionDays - RETENTION_SLACK_DAYS + 1);
  return partitions.filter((name) => name.slice(-8) < oldest);
}

export type ExpiredPartition = { name: string; rows: number; bytes: number };

/** Lists the partitions that `maintainPartitions` would drop now. */
export async function listExpiredPartitions(db: Database, retentionDays: number): Promise<ExpiredPartition[]> {
  const today = dayOf(await databaseTime(db));
  const names = expiredOf(await existingPartitions(db), today, retentionDays).toSorted();
  const expired: ExpiredPartition[] = [];
  for (const name of names) {
    const { rows } = await sql<{ rows: string; bytes: string }>`
      select count(*) as rows, pg_total_relation_size(${name}::regclass) as bytes from ${sql.table(name)}`.execute(db);
    expired.push({ name, rows: Number(rows[0]?.rows ?? 0), bytes: Number(rows[0]?.bytes ?? 0) });
  }
  return expired;
}

/** Attaching a table blocks neither readers nor writers of its parent; creating it as a partition would block both. */
async function createPartition(db: Database, log: Log, { table, day }: { table: string; day: number }): Promise<void> {
  const name = partitionName(table, day);
  const bounds = sql`from (${sql.lit(firstIdOf(day))}) to (${sql.lit(firstIdOf(day + 1))})`;
  const isDone = await withShortLocks(db, { ...LOCKING, log }, async (transaction) => {
    if ((await existingPartitions(transaction)).includes(name)) return;
    await sql`create table ${sql.id(name)} (like ${sql.table(table)} including all)`.execute(transaction);
    await sql`alter table ${sql.table(table)} attach partition ${sql.id(name)} for values ${bounds}`.execute(
      transaction,
    );
    log.info({ partition: name }, 'partition created');
  });
  if (!isDone) throw new Error('a partition could not be created: its table stayed locked');
}

/** Dropping needs a short exclusive lock on the parent. While a backup reads the table, the next maintenance run does it. */
async function dropPartition(db: Database, log: Log, name: string): Promise<void> {
  const isDone = await withShortLocks(db, { ...LOCKING, log }, async (transaction) => {
    await sql`drop table if exists ${sql.id(name)}`.execute(transaction);
  });
  if (isDone) log.info({ partition: name }, 'partition dropped');
  else log.warn({ partition: name }, 'partition not dropped, the next maintenance run will do it');
}

async function databaseTime(db: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now.getTime() ?? Date.now();
}

async function existingPartitions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    join pg_class parent on parent.oid = inhparent
    where child.relkind = 'r' and parent.relname = any(${[...TABLES]})
      and parent.relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ name }) => name);
}

const dayOf = (milliseconds: number): number => Math.floor(milliseconds / DAY_MS);
const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
const partitionName = (table: string, day: number): string => `${table}_${dayName(day)}`;

/** The smallest UUID a UUIDv7 of that day can be: 48 bits of milliseconds come first. */
function firstIdOf(day: number): string {
  const milliseconds = (day * DAY_MS).toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-0000-0000-000000000000`;
}
