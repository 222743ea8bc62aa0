import type { Erasure } from '../db/erasures.ts';
import type { ErasedAnalysis } from '../db/schema.ts';
import { eraseStream } from '../events/live-store.ts';
import { announceCancel } from '../queue/cancellation.ts';
import { llmQueue, pieceKey, type QueueName } from '../queue/jobs.ts';
import { MOST_PIECES } from '../report/choose-pieces.ts';
import type { Services } from '../services.ts';

/** Removes what a cleared session left in Redis and in storage. True when no worker is on it any more; may run any number of times. */
export async function finishErasure(services: Services, { analyses, uploadIds }: Erasure): Promise<boolean> {
  const stopping = Promise.all(analyses.map((analysis) => stopAnalysis(services, analysis)));
  // Files after the work: a worker that still runs may put one there. And even when Redis is away.
  await stopping.catch(() => {});
  await Promise.all(uploadIds.map((id) => services.storage.removeFolder(id)));
  return (await stopping).every(Boolean);
}

async function stopAnalysis(services: Services, { id, stage, provider }: ErasedAnalysis): Promise<boolean> {
  const { redis, live, config } = services;
  await Promise.all([eraseStream(live, id), announceCancel(redis, config.REDIS_PREFIX, id)]);
  const hasStopped = await removeJobs(services, ['media', llmQueue(provider)], [id]);
  // Pieces are added by the job that waits for them: once that one is known to be gone, no more come.
  const pieces = Array.from({ length: stage === 'write' ? MOST_PIECES : 0 }, (_, piece) => pieceKey(id, piece));
  return (await removeJobs(services, ['pieces'], pieces)) && hasStopped;
}

/** In whatever state they are. False when one is being worked on: it is locked and stays until it has ended. */
async function removeJobs({ queue }: Services, queues: QueueName[], keys: string[]): Promise<boolean> {
  const removed = await Promise.all(queues.flatMap((name) => keys.map((key) => queue.remove(name, key))));
  return removed.every(Boolean);
}
