import type { Erasure } from '../db/erasures.ts';
import type { ErasedAnalysis } from '../db/schema.ts';
import { eraseStream } from '../events/live-store.ts';
import { announceCancel } from '../queue/cancellation.ts';
import { attemptKey, llmQueue, type QueueName } from '../queue/jobs.ts';
import type { Services } from '../services.ts';

/** Removes what a cleared session left in Redis and in storage. True when no worker is on it any more; may run any number of times. */
export async function finishErasure(services: Services, { analyses, uploadIds }: Erasure): Promise<boolean> {
  const stopping = Promise.all(analyses.map((analysis) => stopAnalysis(services, analysis)));
  // Files after the work: a worker that still runs may put one there. And even when Redis is away.
  await stopping.catch(() => {});
  await Promise.all(uploadIds.map((id) => services.storage.removeFolder(id)));
  return (await stopping).every(Boolean);
}

async function stopAnalysis(services: Services, { id, provider, attempt }: ErasedAnalysis): Promise<boolean> {
  const { redis, live, config } = services;
  await Promise.all([eraseStream(live, id), announceCancel(redis, config.REDIS_PREFIX, id)]);
  // The attempt that runs and the one that waits.
  const keys = attempt === undefined ? [id] : [attemptKey(id, attempt), attemptKey(id, attempt + 1)];
  return removeJobs(services, ['media', llmQueue(provider)], keys);
}

/** In whatever state they are. False when one is being worked on: it is locked and stays until it has ended. */
async function removeJobs({ queue }: Services, queues: QueueName[], keys: string[]): Promise<boolean> {
  const removed = await Promise.all(queues.flatMap((name) => keys.map((key) => queue.remove(name, key))));
  return removed.every(Boolean);
}
