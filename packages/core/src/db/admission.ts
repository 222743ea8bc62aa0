import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import { type Take, takeWithin } from './counters.ts';
import type { Database } from './database.ts';

/** What one analysis takes, and how many of its visitor's may be under way with it. */
export type Admission = { takes: Take[]; visitor: Buffer; mostOpen: number };

const DAY_MS = 86_400_000;
/** About as long as the shortest analysis runs. */
const UNTIL_ONE_ENDS_MS = 10_000;

/**
 * The row and what it takes of the limits are one commit. What was there before takes nothing. `open`: how many of the
 * visitor's are under way with it.
 */
export async function insertWithin<Outcome extends string>(
  db: Database,
  { takes, visitor, mostOpen }: Admission,
  insert: (transaction: Database) => Promise<Outcome>,
): Promise<{ outcome: Outcome; open: number }> {
  return db.transaction().execute(async (transaction) => {
    const outcome = await insert(transaction);
    if (outcome !== 'inserted') return { outcome, open: 0 };
    await admit(transaction, takes);
    // The visitor's counter is ours until the end, so nobody else adds one while we count.
    const open = await countOpen(transaction, visitor);
    if (open > mostOpen) throw new AppError('RATE_LIMITED', { retryAfterMs: UNTIL_ONE_ENDS_MS });
    return { outcome, open };
  });
}

/** Throws when one of these daily limits is reached: the transaction is then rolled back. */
export async function admit(transaction: Database, takes: Take[]): Promise<void> {
  const refused = await takeWithin(transaction, takes);
  if (refused.length > 0) throw new AppError('DAILY_LIMIT', { retryAfterMs: DAY_MS - (Date.now() % DAY_MS) });
}

/** Analyses of a visitor that are under way; questions in the chat are not counted. */
export async function countOpen(db: Database, visitor: Buffer): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from analyses
    where payer_visitor = ${visitor} and status in ('queued', 'running') and stage <> 'reply'`.execute(db);
  return rows[0]?.open ?? 0;
}
