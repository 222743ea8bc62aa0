import type { ErrorCode } from '@app/contract/errors';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { AppError, toAppError } from '../errors/app-error.ts';
import type { Log } from '../log/log.ts';
import { type JobName, jobs, type Payload, type QueueName } from './jobs.ts';

/** `attempt` counts from 1: how often this very job was begun. */
export type Run = { signal: AbortSignal; attempt: number };

export type Handlers = { [Name in JobName]: (payload: Payload<Name>, run: Run) => Promise<void> };

export type Workers = {
  /** Aborts the job if this process runs it. */
  cancel(key: string): void;
  activeCount(): number;
  /** Rises with every job taken: a process that takes none while others wait is stuck. */
  startedCount(): number;
  concurrency: number;
  /** Takes no new job, lets the running ones end, aborts what is left after the grace. */
  close(graceMs: number): Promise<void>;
};

export type WorkerSettings = {
  prefix: string;
  queues: QueueName[];
  concurrency: number;
  lockMs: number;
  stalledCheckMs: number;
};

/** BullMQ keeps what a job throws: nothing but a code may leave this file. */
class JobFault extends Error {
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, retryAfterMs: number | undefined) {
    super(code);
    this.name = 'JobFault';
    this.retryAfterMs = retryAfterMs;
  }
}

export function startWorkers(
  connection: Redis,
  handlers: Partial<Handlers>,
  log: Log,
  settings: WorkerSettings,
): Workers {
  let active = 0;
  let started = 0;

  const start = (queue: QueueName): Worker => {
    const worker = new Worker(
      queue,
      async ({ name, data, attemptsMade }, _token, signal) => {
        active += 1;
        started += 1;
        try {
          await handle(handlers, name as JobName, data, {
            signal: signal ?? new AbortController().signal,
            attempt: attemptsMade + 1,
          });
        } catch (error) {
          const fault = toAppError(error);
          log.warn({ queue, code: fault.code, error }, 'job failed');
          throw new JobFault(fault.code, fault.retryAfterMs);
        } finally {
          active -= 1;
        }
      },
      {
        connection,
        prefix: `${settings.prefix}:queue`,
        concurrency: queue === 'upkeep' ? 1 : settings.concurrency,
        lockDuration: settings.lockMs,
        stalledInterval: settings.stalledCheckMs,
        maxStalledCount: 5,
        maxStartedAttempts: 20,
        // Armed so that a provider's "slow down" can pause the whole fleet.
        limiter: { max: 1_000_000, duration: 1_000 },
        settings: { backoffStrategy },
      },
    );
    worker.on('error', (error) => log.warn({ queue, error }, 'worker connection fault'));
    // A lost lock is no reason to stop: Redis may have forgotten it. If someone else took the job, the fence says so.
    return worker;
  };

  const workers = settings.queues.map(start);

  return {
    concurrency: settings.concurrency,
    activeCount: () => active,
    startedCount: () => started,
    cancel: (key) => workers.forEach((worker) => worker.cancelJob(key)),
    async close(graceMs) {
      const abort = setTimeout(() => workers.forEach((worker) => worker.cancelAllJobs()), graceMs);
      await Promise.all(workers.map((worker) => worker.close()));
      clearTimeout(abort);
    },
  };
}

/** The payload is checked where it enters; an unknown job is a bug, not a retry. */
async function handle(handlers: Partial<Handlers>, name: JobName, data: unknown, run: Run): Promise<void> {
  const payload = jobs[name].safeParse(data);
  const handler = handlers[name] as ((payload: unknown, run: Run) => Promise<void>) | undefined;
  if (!payload.success || !handler) throw new AppError('INTERNAL', { cause: payload.error });
  await handler(payload.data, run);
}

/** What the provider asked for, else doubling from one second, spread so that retries do not meet. */
function backoffStrategy(attemptsMade: number, _type?: string, error?: Error): number {
  const asked = error instanceof JobFault ? error.retryAfterMs : undefined;
  const own = Math.min(1_000 * 2 ** (attemptsMade - 1), 30_000);
  return asked === undefined ? own * (0.5 + Math.random()) : Math.min(asked, 120_000);
}
