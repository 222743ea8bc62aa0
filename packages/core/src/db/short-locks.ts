import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';

const LOCK_NOT_AVAILABLE = '55P03';

type Locking = {
  /** Only one process at a time does this. */
  turn: number;
  /** How often a lock that others hold is asked for, and the pause between. */
  tries: number;
  pauseMs: number;
  log: Log;
};

/**
 * A statement that waits for a table lock, as behind a dump, makes every later query on that table wait behind it. So
 * this transaction waits a second at most, lets the others pass and begins again. False when the lock was never free.
 */
export async function withShortLocks(
  db: Database,
  { turn, tries, pauseMs, log }: Locking,
  work: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      await db.transaction().execute(async (transaction) => {
        // The turn is waited for without limit: nobody else queues behind it.
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
