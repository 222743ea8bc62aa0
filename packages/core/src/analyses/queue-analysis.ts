import type { ProviderId } from '@app/contract/models';
import type { AnalysisStage } from '../db/schema.ts';
import { llmQueue, type QueueName } from '../queue/jobs.ts';
import type { Queue } from '../queue/queue.ts';

type Waiting = { id: string; stage: AnalysisStage; provider: ProviderId };

/** Where the next step of an analysis waits. */
export const queueOf = ({ stage, provider }: Waiting): QueueName =>
  stage === 'prepare' ? 'media' : llmQueue(provider);

const jobOf = { prepare: 'prepare-upload', write: 'analyze', reply: 'reply' } as const;

/** The analysis id is the key, so adding it twice is harmless. */
export async function queueAnalysis(
  queue: Queue,
  analysis: Waiting,
  options: { unlessOwned?: true } = {},
): Promise<void> {
  await queue.add(queueOf(analysis), jobOf[analysis.stage], { analysisId: analysis.id, ...options }, analysis.id);
}
