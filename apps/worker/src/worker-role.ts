import type { Config } from '@app/core/config/config';
import type { QueueName } from '@app/core/queue/jobs';
import type { Workers, WorkerSettings } from '@app/core/queue/workers';

export type WorkerRole = {
  workers: Workers;
  queues: QueueName[];
  close(): Promise<void>;
};

/** The settings of a role's queue workers: its queues and its concurrency are its own, the rest is the same for all. */
export function settingsFor(config: Config, queues: QueueName[], concurrency: number): WorkerSettings {
  return {
    prefix: config.REDIS_PREFIX,
    queues,
    concurrency,
    lockMs: config.WORKER_LOCK_MS,
    stalledCheckMs: config.WORKER_STALLED_CHECK_MS,
  };
}
