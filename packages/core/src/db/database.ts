import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool } from 'pg';
import { markFault } from '../errors/store-fault.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { classifyDatabaseError } from './database-fault.ts';
import type { DatabaseSchema } from './schema.ts';

export type Database = Kysely<DatabaseSchema>;

/**
 * `calls`: visitors and jobs wait for the result, so an unresponsive Postgres is detected within five seconds. The
 * server cancels a slow statement first, which keeps the connection; the client times out when the server does not
 * respond. `maintenance`: clean-up of many rows at once. `migrations`: changes that may read a whole table.
 */
const kinds = {
  calls: { connectionTimeoutMillis: 4_500, statement_timeout: 4_000, query_timeout: 4_500 },
  maintenance: { connectionTimeoutMillis: 4_500, statement_timeout: 60_000, query_timeout: 65_000 },
  migrations: { connectionTimeoutMillis: 30_000, statement_timeout: 3_600_000, query_timeout: 3_630_000 },
} as const;

/** `name` is the `application_name` of each connection. */
type Options = { kind?: keyof typeof kinds; metrics?: Metrics; name?: string; isDirect?: boolean };

/** The server detects a vanished client machine within half a minute. PgBouncer accepts no options. */
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
  // Without this listener a broken connection ends the process: a checked-out client has no pool listener.
  const lost = new WeakSet<object>();
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      lost.add(client);
      markFault(error, 'postgres', classifyDatabaseError(error, true));
      log.warn({ store: 'postgres', error }, 'database connection lost');
    }),
  );
  pool.on('error', () => {}); // idle connections are logged by the listener above
  metrics?.onScrape(async () => {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
    for (const [connections, count] of Object.entries({ open, idle, waiting }))
      metrics.set('app_database_connections', { connections }, count);
  });
  return new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: watchConnections(pool, lost, log) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** pg gives this error no code. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * Marks what an error means, knowing the connection it came over. pg keeps a connection whose query timed out, and later
 * queries on it wait for the lost response: it is closed.
 */
function watchConnections(pool: Pool, lost: WeakSet<object>, log: Log): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        markFault(error, 'postgres', classifyDatabaseError(error, true));
        throw error;
      });
      const lent: PostgresPoolClient = client;
      const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
        try {
          return await lent.query(text, parameters);
        } catch (error) {
          const isTimeout = error instanceof Error && error.message === READ_TIMEOUT;
          if (isTimeout) lost.add(client);
          markFault(error, 'postgres', classifyDatabaseError(error, lost.has(client)));
          if (isTimeout) {
            log.warn({ store: 'postgres', error }, 'database did not answer');
            void client.end();
          }
          throw error;
        }
      };
      // Kysely uses only this form of `query` unless its settings contain a cursor.
      return { query: query as PostgresPoolClient['query'], release: (isBroken) => lent.release(isBroken) };
    },
    end: () => pool.end(),
  };
}

export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
