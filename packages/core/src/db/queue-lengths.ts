import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inputBytes } from './input-bytes.ts';

/** The queues: one per provider, and one for files, which wait there before they join their provider's queue. */
export type AdmissionQueue = ProviderId | 'media';

export type QueueLength = {
  /** Not started yet. A file counts in its provider's queue too, because it joins that queue next. */
  waiting: number;
  /** How long the oldest has waited. */
  oldestMs: number;
  running: number;
  /** Average run time so far of the running ones. */
  runningMs: number;
  /** Stored input bytes of the queued and running ones. */
  bytes: number;
};

/** A queue slot reserved before the row exists. The first call of either method decides; later ones do nothing. */
export type QueueSlot = { queues: AdmissionQueue[]; keep(): void; release(): void };

export type QueueLengths = {
  /** Throws the error of `check`; otherwise reserves the slots, and the next caller counts them. */
  reserve(queues: AdmissionQueue[], check: (state: QueueLength) => void): Promise<QueueSlot>;
  /** The current length of a queue, from the same cached snapshot. */
  stateOf(queue: AdmissionQueue): Promise<QueueLength>;
};

/** Under load one query serves all callers within this time. */
const SNAPSHOT_MS = 500;

const empty: QueueLength = { waiting: 0, oldestMs: 0, running: 0, runningMs: 0, bytes: 0 };

/** Tracks the queue lengths: the last snapshot from Postgres plus the slots this process has reserved since. */
export function openQueueLengths(db: Database): QueueLengths {
  let snapshot = new Map<AdmissionQueue, QueueLength>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  /** `reserved`: slots whose rows are not committed yet. `joined`: rows committed since the last query began. */
  const reserved = new Map<AdmissionQueue, number>();
  let joined = new Map<AdmissionQueue, number>();

  const refresh = async (): Promise<void> => {
    const beganAt = performance.now();
    joined = new Map();
    snapshot = await readQueueLengths(db);
    readAt = beganAt;
  };

  const stateOf = (queue: AdmissionQueue): QueueLength => {
    const state = snapshot.get(queue) ?? empty;
    return { ...state, waiting: state.waiting + (reserved.get(queue) ?? 0) + (joined.get(queue) ?? 0) };
  };

  const refreshIfOld = async (): Promise<void> => {
    if (performance.now() - readAt > SNAPSHOT_MS) reading ??= refresh().finally(() => (reading = undefined));
    await reading;
  };

  return {
    async stateOf(queue) {
      await refreshIfOld();
      return stateOf(queue);
    },
    async reserve(queues, check) {
      await refreshIfOld();
      for (const queue of queues) check(stateOf(queue));
      for (const queue of queues) add(reserved, queue, 1);
      let isOpen = true;
      const close = (isKept: boolean): void => {
        if (!isOpen) return;
        isOpen = false;
        for (const queue of queues) {
          add(reserved, queue, -1);
          if (isKept) add(joined, queue, 1);
        }
      };
      return { queues, keep: () => close(true), release: () => close(false) };
    },
  };
}

function add(counts: Map<AdmissionQueue, number>, queue: AdmissionQueue, by: number): void {
  counts.set(queue, (counts.get(queue) ?? 0) + by);
}

/**
 * Reads all open work in one query, by the database clock. Media tasks (text extraction and exports that a request waits
 * for) count in the media queue.
 */
async function readQueueLengths(db: Database): Promise<Map<AdmissionQueue, QueueLength>> {
  type Row = {
    queue: AdmissionQueue;
    waiting: number;
    oldestMs: number;
    running: number;
    runningMs: number;
    bytes: number;
  };
  const { rows } = await sql<Row>`
    select queue,
      count(*) filter (where status = 'queued')::integer as waiting,
      coalesce(extract(epoch from now() - min(since) filter (where status = 'queued' and is_here)) * 1000, 0)::float8
        as oldest_ms,
      count(*) filter (where status = 'running' and is_here)::integer as running,
      coalesce(extract(epoch from avg(now() - since) filter (where status = 'running' and is_here)) * 1000, 0)::float8
        as running_ms,
      coalesce(sum(bytes) filter (where is_here), 0)::float8 as bytes
    from (
      select status, stage, provider, since, ${inputBytes} as bytes
      from analyses where status in ('queued', 'running')
      union all
      select case when attempts = 0 then 'queued' else 'running' end, 'prepare', null, created_at, 0
      from errands where status = 'queued'
    ) as work cross join lateral (values
      (case when stage = 'prepare' then 'media' else provider end, true),
      (case when stage = 'prepare' then provider end, false)
    ) as place (queue, is_here)
    where queue is not null
    group by queue`.execute(db);
  return new Map(rows.map(({ queue, ...length }) => [queue, length]));
}
