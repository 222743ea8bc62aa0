import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Where work waits: in the line of each provider, and files before that in one of their own. */
export type Line = ProviderId | 'media';

export type LineState = {
  /** Not begun yet; a file counts in its provider's line too, because it will come there. */
  waiting: number;
  /** How long the first in it has waited. */
  oldestMs: number;
  running: number;
  /** How long those have run so far, on average. */
  runningMs: number;
  /** What is stored of all of them. */
  bytes: number;
};

/** A place that is taken before the row is there. It is kept or given back once; the second word changes nothing. */
export type Place = { lines: Line[]; keep(): void; giveBack(): void };

export type Lines = {
  /** Throws what `check` throws; else the places are taken and seen by the next who looks. */
  take(lines: Line[], check: (state: LineState) => void): Promise<Place>;
  /** How long a line is, by the same look. */
  stateOf(line: Line): Promise<LineState>;
};

/** Under a flood one look serves everyone who comes in this time. */
const LOOK_EVERY_MS = 500;

const empty: LineState = { waiting: 0, oldestMs: 0, running: 0, runningMs: 0, bytes: 0 };

/** How long the lines are, by what Postgres said last and what this process has let in since. */
export function openLines(db: Database): Lines {
  let known = new Map<Line, LineState>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  /** On the way into Postgres, and there since the last look began. */
  const coming = new Map<Line, number>();
  let joined = new Map<Line, number>();

  const look = async (): Promise<void> => {
    const beganAt = performance.now();
    joined = new Map();
    known = await readLines(db);
    lookedAt = beganAt;
  };

  const stateOf = (line: Line): LineState => {
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
      return { lines, keep: () => close(true), giveBack: () => close(false) };
    },
  };
}

function add(counts: Map<Line, number>, line: Line, by: number): void {
  counts.set(line, (counts.get(line) ?? 0) + by);
}

/** One look at all that is open, by the clock of the database. Documents read and files made for a call that waits are in the line of files. */
async function readLines(db: Database): Promise<Map<Line, LineState>> {
  type Row = { line: Line; waiting: number; oldest_ms: number; running: number; running_ms: number; bytes: number };
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
      select status, stage, provider, since, octet_length(sealed_input) as bytes
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
  return new Map(
    rows.map((row) => [
      row.line,
      {
        waiting: row.waiting,
        oldestMs: row.oldest_ms,
        running: row.running,
        runningMs: row.running_ms,
        bytes: row.bytes,
      },
    ]),
  );
}
