import type { ProviderId } from '@app/contract/models';
import type { AnalysisStage } from '../db/schema.ts';
import { llmQueue, type QueueName } from '../queue/jobs.ts';
import type { Queue } from '../queue/queue.ts';

type Waiting = { id: string; stage: AnalysisStage; provider: ProviderId };

/** Where the next step of an analysis waits. */
export const queueOf = ({ stage, provider }: Waiting): QueueName =>
  stage === 'prepare' ? 'media' : llmQueue(provider);

const jobOf = { prepare: 'prepare-upload', write: 'analyze', reply: 'reply' } as const;

/**
 * The analysis id is the key, so adding it twice is harmless. The turn is how many the visitor has under way: the tenth
 * of one comes after the first of another. Replies, and what the sweep finds, have waited enough: they go without.
 */
export async function queueAnalysis(
  queue: Queue,
  analysis: Waiting,
  { turn, ...options }: { unlessOwned?: true; turn?: number } = {},
): Promise<void> {
  await queue.add(
    queueOf(analysis),
    jobOf[analysis.stage],
    { analysisId: analysis.id, ...options },
    { key: analysis.id, turn },
  );
}
