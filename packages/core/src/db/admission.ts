import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { QuotaSubject } from './analyses.ts';
import { incrementCounters, type CounterUse } from './counters.ts';
import type { Database } from './database.ts';
import { inputBytes } from './input-bytes.ts';

/** The counters one analysis increments, and the limit on open analyses of its visitor, the new one included. */
export type Admission = {
  uses: CounterUse[];
  quotaSubject: QuotaSubject;
  maxOpen: number;
  /** Caps on the input bytes of open analyses, per network and per block: a worker holds each text in memory. */
  maxOpenBytes: { network: number; block: number };
  stored: StoredBytes;
};

/** Storage quotas of one submit. `all` is the shared quota; it shrinks with the bytes the block has stored today. */
export type StoredBytes = { own: CounterUse[]; block: CounterUse; all(usedByBlock: number): CounterUse };

const DAY_MS = 86_400_000;
/** Retry-After of the refusal: about as long as the shortest analysis runs. */
const UNTIL_ONE_ENDS_MS = 10_000;

/** Inserts the row and increments its counters in one commit. A repeated insert increments nothing. */
export async function insertWithinLimits<Outcome extends string>(
  db: Database,
  { uses, quotaSubject, maxOpen, maxOpenBytes, stored }: Admission,
  insert: (transaction: Database) => Promise<Outcome>,
): Promise<{ outcome: Outcome; turn: number }> {
  return db.transaction().execute(async (transaction) => {
    const outcome = await insert(transaction);
    if (outcome !== 'inserted') return { outcome, turn: 0 };
    const used = await incrementDailyCounters(transaction, [...uses, ...stored.own]);
    // This transaction holds the lock on the visitor's counter until it ends, so no other insert changes the count.
    const { ofVisitor, turn, networkBytes, blockBytes } = await countOpen(transaction, quotaSubject);
    if (ofVisitor > maxOpen || networkBytes > maxOpenBytes.network || blockBytes > maxOpenBytes.block)
      throw new AppError('RATE_LIMITED', { retryAfterMs: UNTIL_ONE_ENDS_MS });
    await incrementDailyCounters(transaction, [stored.all(used.get(stored.block.name) ?? 0)]);
    return { outcome, turn };
  });
}

/** Increments daily counters and returns their new values. Throws when a limit is reached, which rolls back. */
export async function incrementDailyCounters(transaction: Database, uses: CounterUse[]): Promise<Map<string, number>> {
  const used = await incrementCounters(transaction, uses);
  if (used.size < uses.length) throw new AppError('DAILY_LIMIT', { retryAfterMs: DAY_MS - (Date.now() % DAY_MS) });
  return used;
}

/** For every 20 open analyses of a block, its next one is queued one turn later. A school stays below that, a flood does not. */
const OPEN_PER_TURN = 20;

type Open = { ofVisitor: number; turn: number; networkBytes: number; blockBytes: number };

/**
 * Counts a visitor's open analyses and computes the queue turn of the next one: a visitor's tenth runs after another
 * visitor's first, and one of a busy block runs after those of other blocks. Chat questions do not count.
 */
export async function countOpen(db: Database, { visitor, network, block }: QuotaSubject): Promise<Open> {
  const { rows } = await sql<Open & { ofBlock: number }>`
    select
      (select count(*)::integer from analyses
        where payer_visitor = ${visitor} and status in ('queued', 'running') and stage <> 'reply') as "ofVisitor",
      count(*)::integer as "ofBlock",
      coalesce(sum(${inputBytes}), 0)::float8 as "blockBytes",
      coalesce(sum(${inputBytes}) filter (where payer_network = ${network}), 0)::float8 as "networkBytes"
    from analyses
    where payer_block = ${block} and status in ('queued', 'running') and stage <> 'reply'`.execute(db);
  const { ofVisitor = 0, ofBlock = 0, networkBytes = 0, blockBytes = 0 } = rows[0] ?? {};
  return { ofVisitor, turn: ofVisitor + Math.floor(ofBlock / OPEN_PER_TURN), networkBytes, blockBytes };
}
