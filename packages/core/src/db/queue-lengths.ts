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
export type QueueSlot = { lines: AdmissionQueue[]; keep(): void; release(): void };

export type QueueLengths = {
  /** Throws the error of `check`; otherwise reserves the slots, and the next caller counts them. */
  take(lines: AdmissionQueue[], check: (state: QueueLength) => void): Promise<QueueSlot>;
  /** The current length of a queue, from the same cached snapshot. */
  stateOf(line: AdmissionQueue): Promise<QueueLength>;
};

/** Under load one query serves all callers within this time. */
const LOOK_EVERY_MS = 500;

const empty: QueueLength = { waiting: 0, oldestMs: 0, running: 0, runningMs: 0, bytes: 0 };

/** Tracks the queue lengths: the last snapshot from Postgres plus the slots this process has reserved since. */
export function openQueueLengths(db: Database): QueueLengths {
  let known = new Map<AdmissionQueue, QueueLength>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  /** `coming`: rows not yet committed. `joined`: rows committed since the last query began. */
  const coming = new Map<AdmissionQueue, number>();
  let joined = new Map<AdmissionQueue, number>();

  const look = async (): Promise<void> => {
    const beganAt = performance.now();
    joined = new Map();
    known = await readLines(db);
    lookedAt = beganAt;
  };

  const stateOf = (line: AdmissionQueue): QueueLength => {
    const state = known.get(line) ?? empty;
    return { ...state, waiting: state.waiting + (coming.get(line) ?? 0) + (joined.get(line) ?? 0) };
  };

  const lookIfOld = async (): Promise<void> => {
    if (performance.now() - lookedAt > LOOK_EVERY_MS) looking ??= look().finally(() => (looking = undefined));
    await looking;
  };

  return {
    async stateOf(line) {
      await lookIfOld();
      return stateOf(line);
    },
    async take(lines, check) {
      await lookIfOld();
      for (const line of lines) check(stateOf(line));
      for (const line of lines) add(coming, line, 1);
      let isOpen = true;
      const close = (isKept: boolean): void => {
        if (!isOpen) return;
        isOpen = false;
        for (const line of lines) {
          add(coming, line, -1);
          if (isKept) add(joined, line, 1);
        }
      };
      return { lines, keep: () => close(true), release: () => close(false) };
    },
  };
}

function add(counts: Map<AdmissionQueue, number>, line: AdmissionQueue, by: number): void {
  counts.set(line, (counts.get(line) ?? 0) + by);
}

/**
 * Reads all open work in one query, by the database clock. Media tasks (text extraction and exports that a request waits
 * for) count in the media queue.
 */
async function readLines(db: Database): Promise<Map<AdmissionQueue, QueueLength>> {
  type Row = {
    line: AdmissionQueue;
    waiting: number;
    oldestMs: number;
    running: number;
    runningMs: number;
    bytes: number;
  };
  const { rows } = await sql<Row>`
    select line,
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
    ) as place (line, is_here)
    where line is not null
    group by line`.execute(db);
  return new Map(rows.map(({ line, ...queue }) => [line, queue]));
}
