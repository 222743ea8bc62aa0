import { Queue as BullQueue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type JobName, type Payload, type QueueName } from './jobs.ts';

/** Where a job stands, as far as the sweep must know. */
export type JobState = 'pending' | 'ended' | 'gone';

/** Of what waits, jobs without a turn come first, then those of turn 1, and so on; equal ones in the order they came. */
export type Place = { key: string; turn?: number | undefined };

export type Queue = {
  /** The key makes a second add of the same work harmless while the first exists. */
  add<Name extends JobName>(queue: QueueName, name: Name, payload: Payload<Name>, place: Place): Promise<void>;
  /** True when the job had not begun. */
  remove(queue: QueueName, key: string): Promise<boolean>;
  stateOf(queue: QueueName, key: string): Promise<JobState>;
  waitingCount(queue: QueueName): Promise<number>;
  /** Runs once per interval in the whole fleet, however many processes ask for it, and however often. */
  schedule(name: 'sweep' | 'upkeep', everyMs: number): Promise<void>;
  close(): Promise<void>;
};

const jobOptions = {
  // The row in Postgres counts the attempts that cost money; this is only the outer bound.
  attempts: 10,
  backoff: { type: 'custom' },
  removeOnComplete: { age: 3_600, count: 10_000 },
  removeOnFail: { age: 86_400, count: 10_000 },
  sizeLimit: 4_096,
  stackTraceLimit: 0,
};

export function openQueue(connection: Redis, prefix: string): Queue {
  const queues = new Map<QueueName, BullQueue>();

  const create = (name: QueueName): BullQueue => {
    const queue = new BullQueue(name, {
      connection,
      prefix: `${prefix}:queue`,
      defaultJobOptions: jobOptions,
      streams: { events: { maxLen: 1_000 } },
      skipWaitingForReady: true,
    });
    queue.on('error', () => {}); // the connection logs its own faults
    queues.set(name, queue);
    return queue;
  };

  /** A queue whose first contact with Redis failed never recovers and loses adds in silence, so it is made again. */
  const queueNamed = async (name: QueueName): Promise<BullQueue> => {
    const queue = queues.get(name) ?? create(name);
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      queues.delete(name);
      await queue.close().catch(() => {});
      throw error;
    }
  };

  return {
    async add(name, job, payload, { key, turn }) {
      await (await queueNamed(name)).add(job, payload, { jobId: key, ...(turn && { priority: turn }) });
    },
    async remove(name, key) {
      return (await (await queueNamed(name)).remove(key)) === 1;
    },
    async stateOf(name, key) {
      const state = await (await queueNamed(name)).getJobState(key);
      if (state === 'unknown') return 'gone';
      return state === 'completed' || state === 'failed' ? 'ended' : 'pending';
    },
    async waitingCount(name) {
      return (await queueNamed(name)).getJobCountByTypes('waiting', 'prioritized');
    },
    async schedule(name, everyMs) {
      const queue = await queueNamed('upkeep');
      const known = await queue.getJobScheduler(name);
      if (known?.every !== everyMs) await queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {} });
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
