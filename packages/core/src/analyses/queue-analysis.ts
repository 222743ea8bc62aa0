import type { ProviderId } from '@app/contract/models';
import type { AnalysisStage } from '../db/schema.ts';
import { llmQueue, type QueueName } from '../queue/jobs.ts';
import type { Queue } from '../queue/queue.ts';

type Waiting = { id: string; stage: AnalysisStage; provider: ProviderId };

/** Where the next step of an analysis waits. */
export const queueOf = ({ stage, provider }: Waiting): QueueName =>
  stage === 'prepare' ? 'media' : llmQueue(provider);

/** The analysis id is the key, so adding it twice is harmless. */
export async function queueAnalysis(
  queue: Queue,
  analysis: Waiting,
  options: { unlessOwned?: true } = {},
): Promise<void> {
  const job = analysis.stage === 'prepare' ? 'prepare-upload' : 'analyze';
  await queue.add(queueOf(analysis), job, { analysisId: analysis.id, ...options }, analysis.id);
}
