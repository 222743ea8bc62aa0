import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export function openDatabase(url: string, poolSize: number, log: Log, metrics?: Metrics): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'analysis',
  });
  // A connection that breaks would otherwise end the process: the pool's own listener is off while one is lent out.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error }, 'database connection lost')));
  pool.on('error', () => {}); // an idle connection, told above
  metrics?.onScrape(async () => {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
    for (const [connections, count] of Object.entries({ open, idle, waiting }))
      metrics.set('app_database_connections', { connections }, count);
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
