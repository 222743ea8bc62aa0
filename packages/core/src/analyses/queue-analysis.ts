import { attemptKey, llmQueue, type QueueName } from '../queue/jobs.ts';
import type { Queue } from '../queue/queue.ts';
import type { WaitingRow } from '../db/leases.ts';

/** The queue of an analysis's next stage. */
export const queueOf = ({ stage, provider }: Pick<WaitingRow, 'stage' | 'provider'>): QueueName =>
  stage === 'prepare' ? 'media' : llmQueue(provider);

/** The job key of an analysis's next attempt. */
export const nextJobKey = ({ id, attempt }: Pick<WaitingRow, 'id' | 'attempt'>): string => attemptKey(id, attempt + 1);

const jobOf = { prepare: 'prepare-upload', write: 'analyze', reply: 'reply' } as const;

/**
 * Adds the job for an analysis's next attempt. Adding the same attempt twice is harmless. `turn` is the number of the
 * visitor's open analyses; jobs with a lower one run first, so a visitor's tenth runs after another visitor's first.
 * Replies, and rows that the sweep queues, have no turn and run before all others.
 */
export async function queueAnalysis(
  queue: Queue,
  row: WaitingRow,
  { turn, delayMs }: { turn?: number; delayMs?: number } = {},
): Promise<void> {
  const options = { key: nextJobKey(row), turn, delayMs };
  await queue.add(queueOf(row), jobOf[row.stage], { analysisId: row.id }, options);
}
