import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export function openDatabase(url: string, poolSize: number, log: Log): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'analysis',
  });
  // An idle connection that breaks would otherwise end the process.
  pool.on('error', (error) => log.warn({ error }, 'database connection lost'));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
