import type { Erasure } from '../db/erasures.ts';
import type { ErasedAnalysis } from '../db/schema.ts';
import { eraseStream } from '../events/live-store.ts';
import { announceCancel } from '../queue/cancellation.ts';
import { attemptKey, llmQueue, type QueueName } from '../queue/jobs.ts';
import type { Services } from '../services.ts';

/** Removes a cleared session from Redis and storage. True when no worker holds its jobs any more. Idempotent. */
export async function finishErasure(services: Services, { analyses, uploadIds }: Erasure): Promise<boolean> {
  const stopping = Promise.all(analyses.map((analysis) => stopAnalysis(services, analysis)));
  // Files come after the jobs, because a running worker may still write one. They are removed even when Redis is down.
  await stopping.catch(() => {});
  await Promise.all(uploadIds.map((id) => services.storage.removeFolder(id)));
  return (await stopping).every(Boolean);
}

async function stopAnalysis(services: Services, { id, provider, attempt }: ErasedAnalysis): Promise<boolean> {
  const { redis, live, config } = services;
  await Promise.all([eraseStream(live, id), announceCancel(redis, config.REDIS_PREFIX, id)]);
  // The running attempt and the queued one.
  const keys = attempt === undefined ? [id] : [attemptKey(id, attempt), attemptKey(id, attempt + 1)];
  return removeJobs(services, ['media', llmQueue(provider)], keys);
}

/** Removes the jobs in any state. False when a worker holds one: it is locked and stays until the worker ends. */
async function removeJobs({ queue }: Services, queues: QueueName[], keys: string[]): Promise<boolean> {
  const removed = await Promise.all(queues.flatMap((name) => keys.map((key) => queue.remove(name, key))));
  return removed.every(Boolean);
}
