import { sql } from 'kysely';
import type { Database } from './database.ts';

const PREFIX = 'analysis';
/** The mark of a media worker, which has no server keys. */
export const NO_SERVER_KEYS = 'media';

/** The Postgres `application_name` of a process: its id, and a mark of the server keys it knows. */
export function processName(id: string, ringMark: string): string {
  return `${PREFIX}-${id}-${ringMark}`;
}

/** Returns the server-key mark of every connected process that has server keys. */
export async function listConnectedKeyMarks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${PREFIX}-%`}`.execute(db);
  return rows.map(({ name }) => name.split('-').at(-1) ?? '').filter((mark) => mark !== NO_SERVER_KEYS);
}
