import { attemptKey, llmQueue, type QueueName } from '../queue/jobs.ts';
import type { Queue } from '../queue/queue.ts';
import type { WaitingRow } from '../db/leases.ts';

/** Where the next step of an analysis waits. */
export const queueOf = ({ stage, provider }: Pick<WaitingRow, 'stage' | 'provider'>): QueueName =>
  stage === 'prepare' ? 'media' : llmQueue(provider);

/** The key of the next attempt. */
export const nextKey = ({ id, attempt }: Pick<WaitingRow, 'id' | 'attempt'>): string => attemptKey(id, attempt + 1);

const jobOf = { prepare: 'prepare-upload', write: 'analyze', reply: 'reply' } as const;

/**
 * Adding the same attempt twice is harmless. The turn is how many the visitor has under way: the tenth of one comes after
 * the first of another. Replies, and what the sweep finds, have waited enough: they go without.
 */
export async function queueAnalysis(
  queue: Queue,
  row: WaitingRow,
  { turn, delayMs }: { turn?: number; delayMs?: number } = {},
): Promise<void> {
  const place = { key: nextKey(row), turn, delayMs };
  await queue.add(queueOf(row), jobOf[row.stage], { analysisId: row.id }, place);
}
