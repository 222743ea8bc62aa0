import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { maintainPartitions } from './partitions.ts';
import { withShortLocks } from './short-locks.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/**
 * `turn` is an arbitrary but fixed lock number, so that concurrent migrations wait for each other. The retries last
 * about ten minutes, longer than most dumps.
 */
const LOCKING = { turn: 7_203_914, tries: 100, pauseMs: 5_000 };

/** Applies the missing migrations, forward only, all or nothing. */
export async function migrate(db: Database, log: Log): Promise<void> {
  const files = await migrationFiles();
  const isDone = await withShortLocks(db, { ...LOCKING, log }, async (transaction) => {
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    );
    const applied = await appliedMigrations(transaction);
    for (const name of files.filter((file) => !applied.has(file))) {
      await sql.raw(await readFile(new URL(name, FOLDER), 'utf8')).execute(transaction);
      await sql`insert into migrations (name) values (${name})`.execute(transaction);
      log.info({ migration: name }, 'migration applied');
    }
  });
  if (!isDone) throw new Error('the schema was not changed: a backup or another long transaction holds a table');
  await maintainPartitions(db, log);
}

/** True when Postgres takes writes and has the schema of this code; otherwise the process is not ready. */
export async function isDatabaseReady(db: Database): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`select current_setting('transaction_read_only') as setting`.execute(
    db,
  );
  return rows[0]?.setting === 'off' && isSchemaCurrent(db);
}

/** True when every migration of this code is applied. */
export async function isSchemaCurrent(db: Database): Promise<boolean> {
  const [files, applied] = await Promise.all([migrationFiles(), appliedMigrations(db)]);
  return files.every((file) => applied.has(file));
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted();
}

async function appliedMigrations(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
