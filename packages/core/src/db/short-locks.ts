import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';

const LOCK_NOT_AVAILABLE = '55P03';

type Locking = {
  /** Number of the advisory lock: only one process at a time runs the work. */
  turn: number;
  /** How often to try a lock that others hold, and the pause between tries. */
  tries: number;
  pauseMs: number;
  log: Log;
};

/**
 * A statement that waits for a table lock, for example behind a dump, makes every later query on that table wait behind
 * it. So this transaction waits at most one second, lets the others pass and retries. False when the lock was never
 * free.
 */
export async function withShortLocks(
  db: Database,
  { turn, tries, pauseMs, log }: Locking,
  work: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      await db.transaction().execute(async (transaction) => {
        // The wait for the advisory lock has no timeout: no query of others queues behind it.
        await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(transaction);
        await sql`set local lock_timeout = '1s'`.execute(transaction);
        await work(transaction);
      });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      log.warn({ count: left - 1 }, 'table is locked, the change is tried again');
      if (left > 1) await delay(pauseMs);
    }
  }
  return false;
}
