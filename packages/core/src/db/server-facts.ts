import { sql } from 'kysely';
import type { Database } from './database.ts';

export type ServerFacts = {
  version: number;
  /** The duration of the longest transaction of any other connection. */
  longestSeconds: number;
  /** Replication slots without a reader: Postgres keeps its write-ahead log for them. */
  idleSlots: number;
};

/** The clock of the server, in milliseconds since 1970. */
export async function readServerClock(db: Database): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  return rows[0]?.now ?? 0;
}

export async function readServerFacts(db: Database): Promise<ServerFacts> {
  const { rows } = await sql<{ version: number; longest: number; slots: number }>`
    select current_setting('server_version_num')::integer / 10000 as version,
      coalesce((select extract(epoch from max(now() - xact_start)) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()), 0)::float8 as longest,
      (select count(*) from pg_replication_slots where not active)::integer as slots`.execute(db);
  return {
    version: rows[0]?.version ?? 0,
    longestSeconds: rows[0]?.longest ?? 0,
    idleSlots: rows[0]?.slots ?? 0,
  };
}
