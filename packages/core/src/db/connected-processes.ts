import { sql } from 'kysely';
import type { Database } from './database.ts';

const PREFIX = 'analysis';
/** The mark of a media worker, which has no server keys. */
export const NO_SERVER_KEYS = 'media';
/** The Postgres connection name of a backup or restore, also used by the Postgres programs it starts. */
export const BACKUP_CONNECTION = 'ops-backup';

/** The connection name of a process at Postgres and Redis: its id, and a mark of the server keys it knows. */
export function processName(id: string, ringMark: string): string {
  return `${PREFIX}-${id}-${ringMark}`;
}

/** The server-key mark in the name of a process; undefined for a media worker. */
export function keyMarkOf(name: string): string | undefined {
  const mark = name.split('-').at(-1);
  return mark === NO_SERVER_KEYS ? undefined : mark;
}

/** Lists the processes connected to Postgres now. A process closes its connection after ten idle seconds. */
export async function listDatabaseProcesses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${PREFIX}-%`}`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many connections other than this one back up or restore this database. */
export async function countBackupConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = ${BACKUP_CONNECTION} and pid <> pg_backend_pid()
  `.execute(db);
  return rows[0]?.count ?? 0;
}
