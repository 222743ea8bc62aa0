import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/**
 * `calls`: visitors and jobs wait for the answer, so a Postgres that stands still is noticed within five seconds. The
 * server ends a slow statement first, which keeps the connection; the client ends what a server does not answer.
 * `upkeep`: clean-up of many rows at once. `migrations`: changes that may read a whole table.
 */
const kinds = {
  calls: { connectionTimeoutMillis: 4_500, statement_timeout: 4_000, query_timeout: 4_500 },
  upkeep: { connectionTimeoutMillis: 4_500, statement_timeout: 60_000, query_timeout: 65_000 },
  migrations: { connectionTimeoutMillis: 30_000, statement_timeout: 3_600_000, query_timeout: 3_630_000 },
} as const;

/** `name` is what Postgres shows beside each connection. */
type Options = { kind?: keyof typeof kinds; metrics?: Metrics; name?: string; isDirect?: boolean };

/** The server notices within half a minute that a machine is gone which could not say so. PgBouncer takes no options. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export function openDatabase(url: string, poolSize: number, log: Log, options: Options = {}): Database {
  const { kind = 'calls', metrics, name = 'analysis', isDirect = false } = options;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    ...kinds[kind],
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: name,
    ...(isDirect && { options: KEEPALIVE }),
  });
  // A connection that breaks would otherwise end the process: the pool's own listener is off while one is lent out.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ store: 'postgres', error }, 'database connection lost')),
  );
  pool.on('error', () => {}); // an idle connection, told above
  metrics?.onScrape(async () => {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
    for (const [connections, count] of Object.entries({ open, idle, waiting }))
      metrics.set('app_database_connections', { connections }, count);
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: closeOnTimeout(pool, log) }) });
}

/** pg gives this error no code. */
const READ_TIMEOUT = 'Query read timeout';

/** pg keeps a connection whose query timed out, and every later query on it waits for the lost answer: it is closed. */
function closeOnTimeout(pool: Pool, log: Log): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const lent: PostgresPoolClient = client;
      const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
        try {
          return await lent.query(text, parameters);
        } catch (error) {
          if (error instanceof Error && error.message === READ_TIMEOUT) {
            log.warn({ store: 'postgres', error }, 'database did not answer');
            void client.end();
          }
          throw error;
        }
      };
      // Without a cursor in its settings Kysely uses no other form of it.
      return { query: query as PostgresPoolClient['query'], release: (isBroken) => lent.release(isBroken) };
    },
    end: () => pool.end(),
  };
}

export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
