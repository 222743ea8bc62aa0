import { Queue as BullQueue } from 'bullmq';
import type { Redis } from 'ioredis';
import { noTrace } from '../trace/trace.ts';
import { MAX_DELAY_MS } from './delay.ts';
import { type JobName, type Payload, type QueueName, queueNames } from './jobs.ts';

/** Waiting jobs without a turn come first, then those of turn 1, and so on; equal ones in insertion order. */
export type JobOptions = { key: string; turn?: number | undefined; delayMs?: number | undefined };

export type QueueFacts = {
  jobs: { waiting: number; active: number; delayed: number };
  /** When the oldest of the next jobs was added; undefined when none waits. */
  oldestAt: number | undefined;
};

/** The job queues in Redis. */
export type Queue = {
  /** The key makes a second add of the same work a no-op while the first job exists. */
  add<Name extends JobName>(queue: QueueName, name: Name, payload: Payload<Name>, options: JobOptions): Promise<void>;
  /** True when the job had not started. */
  remove(queue: QueueName, key: string): Promise<boolean>;
  /** True while the job waits or runs; finished jobs are removed. */
  has(queue: QueueName, key: string): Promise<boolean>;
  waitingCount(queue: QueueName): Promise<number>;
  factsOf(queue: QueueName): Promise<QueueFacts>;
  /** The BullMQ queue, for the queue board. */
  engineOf(queue: QueueName): Promise<BullQueue>;
  /** Promotes jobs delayed beyond MAX_DELAY_MS by the Redis clock: the clock of their process runs ahead. */
  promoteJobsDelayedTooFar(): Promise<number>;
  close(): Promise<void>;
};

const jobOptions = {
  // The row in Postgres counts the paid attempts; this is only an upper bound.
  attempts: 10,
  backoff: { type: 'custom' },
  // The row holds the outcome. A finished job that stayed would block another add under the same key.
  removeOnComplete: true,
  removeOnFail: true,
  sizeLimit: 4_096,
  stackTraceLimit: 0,
};

/** BullMQ stores the due time in the upper bits of a delayed job's score. */
const DELAYED_SCORE_PER_MS = 0x1000;
const MAX_PROMOTED = 1_000;

/** With priorities, the oldest job is among the first of this many. */
const OLDEST_AMONG = 50;

export function openQueue(connection: Redis, prefix: string, trace = noTrace): Queue {
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

  /** A BullMQ queue whose first contact with Redis failed never recovers and silently loses adds: make a new one. */
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
    async add(name, job, payload, { key, turn, delayMs }) {
      await trace.inSpan('queue add', { queue: name, job }, async () => {
        const traceparent = trace.traceparent();
        const data = traceparent ? { ...payload, traceparent } : payload;
        await (
          await queueNamed(name)
        ).add(job, data, {
          jobId: key,
          ...(turn && { priority: turn }),
          ...(delayMs && { delay: delayMs }),
        });
      });
    },
    async remove(name, key) {
      return (await (await queueNamed(name)).remove(key)) === 1;
    },
    async has(name, key) {
      const queue = await queueNamed(name);
      return (await connection.exists(queue.toKey(key))) === 1;
    },
    async waitingCount(name) {
      return (await queueNamed(name)).getJobCountByTypes('waiting', 'prioritized');
    },
    async factsOf(name) {
      const queue = await queueNamed(name);
      const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed');
      const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
      const [first, next] = await Promise.all([
        queue.getJobs(['waiting'], 0, 0, true),
        prioritized > 0 ? queue.getJobs(['prioritized'], 0, OLDEST_AMONG - 1, true) : [],
      ]);
      const added = [...first, ...next].flatMap((job) => job?.timestamp ?? []);
      const oldestAt = added.length > 0 ? Math.min(...added) : undefined;
      return { jobs: { waiting: waiting + prioritized, active, delayed }, oldestAt };
    },
    engineOf: queueNamed,
    async promoteJobsDelayedTooFar() {
      const [seconds] = await connection.time();
      const latest = (Number(seconds) * 1_000 + MAX_DELAY_MS) * DELAYED_SCORE_PER_MS;
      const late = await Promise.all(
        queueNames.map(async (name) => {
          const queue = await queueNamed(name);
          const keys = await connection.zrangebyscore(queue.toKey('delayed'), latest, '+inf', 'LIMIT', 0, MAX_PROMOTED);
          const jobs = await Promise.all(keys.map((key) => queue.getJob(key)));
          // Another process may have promoted the job first.
          await Promise.allSettled(jobs.map(async (job) => job?.promote()));
          return keys.length;
        }),
      );
      return late.reduce((sum, count) => sum + count, 0);
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
