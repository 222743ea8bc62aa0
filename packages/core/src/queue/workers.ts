import type { ErrorCode } from '@app/contract/errors';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { AppError, toAppError } from '../errors/app-error.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Trace } from '../trace/trace.ts';
import { retryDelayMs } from './delay.ts';
import { type JobName, jobs, type Payload, type QueueName } from './jobs.ts';

/** `attempt` starts at 1 and counts finished runs; an interrupted run does not count. */
export type JobRun = { signal: AbortSignal; attempt: number };

export type Handlers = { [Name in JobName]: (payload: Payload<Name>, run: JobRun) => Promise<void> };

export type Workers = {
  activeCount(): number;
  /** Counts the jobs started: a process that starts none while jobs wait is stuck. */
  startedCount(): number;
  concurrency: number;
  /** Takes no new jobs, lets running ones finish, and aborts the rest after the grace period. */
  close(graceMs: number): Promise<void>;
};

export type WorkerSettings = {
  prefix: string;
  queues: QueueName[];
  concurrency: number;
  lockMs: number;
  stalledCheckMs: number;
};

const RUN_RETRY_MS = 500;
const LOST_LOCK = /^(Missing (lock|key)|Lock mismatch|could not renew lock)/i;

/** BullMQ stores what a job throws, so only an error code may leave this file. */
class JobFault extends Error {
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, retryAfterMs: number | undefined) {
    super(code);
    this.name = 'JobFault';
    this.retryAfterMs = retryAfterMs;
  }
}

/** The log, metrics and traces of a worker. */
export type WorkerEvents = { log: Log; metrics: Metrics; trace: Trace };

/** Starts a BullMQ worker per queue. A job that throws ends with an error code only: BullMQ would store its message. */
export function startWorkers(
  connection: Redis,
  handlers: Partial<Handlers>,
  events: WorkerEvents,
  settings: WorkerSettings,
): Workers {
  const { log, metrics } = events;
  let active = 0;
  let started = 0;

  const start = (queue: QueueName): Worker => {
    const worker = new Worker(
      queue,
      async ({ name, data, attemptsMade }, _token, signal) => {
        active += 1;
        started += 1;
        const run = { signal: signal ?? new AbortController().signal, attempt: attemptsMade + 1 };
        const job: RunningJob = { queue, name: name as JobName, data, run };
        const ended = countJob(metrics, queue);
        try {
          await handle(handlers, events, job);
          ended('done');
        } catch (error) {
          const fault = toAppError(error);
          ended(fault.code);
          throw new JobFault(fault.code, fault.retryAfterMs);
        } finally {
          active -= 1;
        }
      },
      {
        connection,
        prefix: `${settings.prefix}:queue`,
        concurrency: settings.concurrency,
        lockDuration: settings.lockMs,
        stalledInterval: settings.stalledCheckMs,
        // A duplicate delivery does nothing: the lease decides which worker runs, and the row counts interruptions.
        maxStalledCount: 1_000_000,
        // By default BullMQ takes no job for 15 s after a lost connection, longer than Redis is down.
        runRetryDelay: RUN_RETRY_MS,
        // BullMQ needs a limiter to be set before a provider's rate limit can pause the queue on all workers.
        limiter: { max: 1_000_000, duration: 1_000 },
        settings: { backoffStrategy },
      },
    );
    worker.on('error', (error) => {
      // Redis lost the lock, or the job was delivered again meanwhile.
      if (LOST_LOCK.test(error.message)) log.debug({ queue, error }, 'lock of a job lost');
      else log.warn({ queue, store: 'redis', error }, 'worker connection fault');
    });
    return worker;
  };

  const workers = settings.queues.map(start);

  return {
    concurrency: settings.concurrency,
    activeCount: () => active,
    startedCount: () => started,
    async close(graceMs) {
      const abort = setTimeout(() => workers.forEach((worker) => worker.cancelAllJobs()), graceMs);
      await Promise.all(workers.map((worker) => worker.close()));
      clearTimeout(abort);
    },
  };
}

function countJob(metrics: Metrics, queue: QueueName): (outcome: 'done' | ErrorCode) => void {
  const began = performance.now();
  metrics.count('app_jobs_started_total', { queue });
  metrics.move('app_jobs_active', { queue }, 1);
  return (outcome) => {
    metrics.move('app_jobs_active', { queue }, -1);
    metrics.count('app_jobs_ended_total', { queue, outcome });
    metrics.observe('app_job_seconds', { queue }, (performance.now() - began) / 1_000);
  };
}

type RunningJob = { queue: QueueName; name: JobName; data: unknown; run: JobRun };

/** Validates the payload. An unknown job is a bug and fails as INTERNAL. */
async function handle(handlers: Partial<Handlers>, { log, trace }: WorkerEvents, job: RunningJob): Promise<void> {
  const { queue, name, run } = job;
  const payload = jobs[name].safeParse(job.data);
  const { traceparent, ...own }: { traceparent?: string | undefined; analysisId?: string } = payload.data ?? {};
  const work = async (): Promise<void> => {
    const handler = handlers[name] as ((payload: unknown, run: JobRun) => Promise<void>) | undefined;
    try {
      if (!payload.success || !handler) throw new AppError('INTERNAL', { cause: payload.error });
      await handler(own, run);
    } catch (error) {
      log.warn({ queue, code: toAppError(error).code, error }, 'job failed');
      throw error;
    }
  };
  const { analysisId } = own;
  return trace.follow(traceparent, () =>
    trace.inSpan('job', { queue, job: name, attempt: run.attempt, analysisId }, work),
  );
}

function backoffStrategy(attemptsMade: number, _type?: string, error?: Error): number {
  return retryDelayMs(attemptsMade, error instanceof JobFault ? error.retryAfterMs : undefined);
}
