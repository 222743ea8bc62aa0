import { RETENTION_SLACK_DAYS } from '@app/contract/retention';
import { sql } from 'kysely';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';

const TABLES = ['analyses', 'messages', 'model_calls', 'piece_readings'] as const;
/** Yesterday covers a process whose clock is behind; two days ahead cover a job that did not run. */
const DAYS_BEHIND = 1;
const DAYS_AHEAD = 2;
const LOCK = 7_203_915;
const DAY_MS = 86_400_000;

/** Creates the partitions of the days to come and drops the expired ones. May run any number of times. */
export async function keepPartitions(
  db: Database,
  log: Log,
  { retentionDays }: { retentionDays: number | undefined },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    const today = await databaseDay(transaction);
    const existing = await existingPartitions(transaction);
    for (const table of TABLES) {
      for (let offset = -DAYS_BEHIND; offset <= DAYS_AHEAD; offset += 1) {
        const name = partitionName(table, today + offset);
        if (existing.includes(name)) continue;
        await createPartition(transaction, table, today + offset);
        log.info({ partition: name }, 'partition created');
      }
    }
    if (retentionDays === undefined) return;
    const oldest = partitionDay(today - retentionDays - RETENTION_SLACK_DAYS + 1);
    for (const name of existing.filter((partition) => partition.slice(-8) < oldest)) {
      await sql`drop table ${sql.id(name)}`.execute(transaction);
      log.info({ partition: name }, 'partition dropped');
    }
  });
}

async function databaseDay(db: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return Math.floor((rows[0]?.now.getTime() ?? Date.now()) / DAY_MS);
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

async function createPartition(db: Database, table: string, day: number): Promise<void> {
  const bounds = sql`from (${sql.lit(firstIdOf(day))}) to (${sql.lit(firstIdOf(day + 1))})`;
  await sql`create table ${sql.id(partitionName(table, day))} partition of ${sql.table(table)} for values ${bounds}`.execute(
    db,
  );
}

const partitionDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
const partitionName = (table: string, day: number): string => `${table}_${partitionDay(day)}`;

/** The smallest UUID a UUIDv7 of that day can be: 48 bits of milliseconds come first. */
function firstIdOf(day: number): string {
  const milliseconds = (day * DAY_MS).toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-0000-0000-000000000000`;
}
