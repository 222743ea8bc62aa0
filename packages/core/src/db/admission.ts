import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { Payer } from './analyses.ts';
import { take, type Take } from './counters.ts';
import type { Database } from './database.ts';

/** What one analysis takes, and how many of its visitor's may be under way with it. */
export type Admission = {
  takes: Take[];
  payer: Payer;
  mostOpen: number;
  /** What texts under way may take up together, of a network and of a block: a worker holds each of them in memory. */
  mostOpenBytes: { network: number; block: number };
  stored: StoredBytes;
};

/** Storage quotas of one submit. `all` is the shared quota; it shrinks with the bytes the block has stored today. */
export type StoredBytes = { own: Take[]; block: Take; all(usedByBlock: number): Take };

const DAY_MS = 86_400_000;
/** About as long as the shortest analysis runs. */
const UNTIL_ONE_ENDS_MS = 10_000;

/** The row and what it takes of the limits are one commit. What was there before takes nothing. */
export async function insertWithin<Outcome extends string>(
  db: Database,
  { takes, payer, mostOpen, mostOpenBytes, stored }: Admission,
  insert: (transaction: Database) => Promise<Outcome>,
): Promise<{ outcome: Outcome; turn: number }> {
  return db.transaction().execute(async (transaction) => {
    const outcome = await insert(transaction);
    if (outcome !== 'inserted') return { outcome, turn: 0 };
    const taken = await admit(transaction, [...takes, ...stored.own]);
    // The visitor's counter is ours until the end, so nobody else adds one while we count.
    const { ofVisitor, turn, networkBytes, blockBytes } = await countOpen(transaction, payer);
    if (ofVisitor > mostOpen || networkBytes > mostOpenBytes.network || blockBytes > mostOpenBytes.block)
      throw new AppError('RATE_LIMITED', { retryAfterMs: UNTIL_ONE_ENDS_MS });
    await admit(transaction, [stored.all(taken.get(stored.block.name) ?? 0)]);
    return { outcome, turn };
  });
}

/** How much of each is taken now. Throws when one of these daily limits is reached: the transaction is then rolled back. */
export async function admit(transaction: Database, takes: Take[]): Promise<Map<string, number>> {
  const taken = await take(transaction, takes);
  if (taken.size < takes.length) throw new AppError('DAILY_LIMIT', { retryAfterMs: DAY_MS - (Date.now() % DAY_MS) });
  return taken;
}

/** So many more of a block under way put the next one turn further back: a school fits in, a flood waits behind others. */
const NEIGHBOURS = 20;

type Open = { ofVisitor: number; turn: number; networkBytes: number; blockBytes: number };

/**
 * Analyses of a visitor that are under way, and the turn of the next in the queue: the tenth of one visitor comes after the
 * first of another, and one of a busy block after those of others. Questions in the chat are not counted.
 */
export async function countOpen(db: Database, { visitor, network, block }: Payer): Promise<Open> {
  const { rows } = await sql<Open & { ofBlock: number }>`
    select
      (select count(*)::integer from analyses
        where payer_visitor = ${visitor} and status in ('queued', 'running') and stage <> 'reply') as "ofVisitor",
      count(*)::integer as "ofBlock",
      coalesce(sum(octet_length(sealed_input)), 0)::float8 as "blockBytes",
      coalesce(sum(octet_length(sealed_input)) filter (where payer_network = ${network}), 0)::float8 as "networkBytes"
    from analyses
    where payer_block = ${block} and status in ('queued', 'running') and stage <> 'reply'`.execute(db);
  const { ofVisitor = 0, ofBlock = 0, networkBytes = 0, blockBytes = 0 } = rows[0] ?? {};
  return { ofVisitor, turn: ofVisitor + Math.floor(ofBlock / NEIGHBOURS), networkBytes, blockBytes };
}
