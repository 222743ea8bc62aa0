import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sampleText } from '@app/testkit/sample-text';
import type { SeenEvents, TestVisitor } from '@app/testkit/visitor';
import { type BenchRow, inMs, inPercentiles, percentile } from './statistics.ts';
import { startSystem, type System } from './system.ts';

/** What one visitor received of one analysis. Times count from the start of the submit. */
type StreamTiming = {
  /** When the first words arrived: a noticed passage or text. */
  firstWordsMs?: number;
  endedMs: number;
  /** The arrival time of each piece and the text length at that time. */
  pieces: { atMs: number; length: number }[];
  seen: SeenEvents;
};

const run = promisify(execFile);
const FIRST_TOKEN_MS = 300;
const READING_LIMIT_MS = 240_000;
/** The simulator needs time for its first answer to a text and caches a limited number, so the bench warms up these. */
const TEXTS = 20;
/**
 * Visitors arrive over this share of an answer's duration, then all are live at once. That is two and a half times the
 * arrival rate of a steady day with the same load.
 */
const RAMP_SHARE = 0.4;
/** The pause between baseline readers, so that they do not disturb each other. */
const APART_MS = 1_000;
const GOAL_DELAY_MS = 500;

const textOf = (index: number): string => sampleText(String(index % TEXTS));

/** Submits and follows to the end; a glance cancels the analysis after the first words. */
async function analyze(visitor: TestVisitor, index: number, isGlance = false): Promise<StreamTiming> {
  const began = performance.now();
  const analysisId = await visitor.submit(textOf(index));
  const reading: Omit<StreamTiming, 'seen'> = { endedMs: 0, pieces: [] };
  const seen = await visitor.follow(analysisId, {
    signal: AbortSignal.timeout(READING_LIMIT_MS),
    onEvent(event) {
      const atMs = performance.now() - began;
      const length = event.type === 'text-delta' ? event.offset + event.text.length : 0;
      if (length > 0) reading.pieces.push({ atMs, length });
      if (reading.firstWordsMs !== undefined || (length === 0 && event.type !== 'noticed')) return;
      reading.firstWordsMs = atMs;
      if (isGlance) void visitor.request(`/api/analyses/${analysisId}/cancel`, { method: 'POST' });
    },
  });
  return { ...reading, endedMs: performance.now() - began, seen };
}

type Load = { live: number[]; paceMs: number; workers: number };

/** Measures one api and these workers with many concurrent analyses, each read live, for each number in turn. */
export async function measureLiveLoad({ live, paceMs, workers }: Load): Promise<BenchRow[]> {
  const concurrency = Math.max(TEXTS, ...live);
  const system = await startSystem({ firstTokenMs: FIRST_TOKEN_MS, chunkMs: paceMs, workers, concurrency });
  const each = Array.from({ length: TEXTS }, (_, index) => index);
  try {
    await Promise.all(each.map((index) => analyze(system.openVisitor(), index, true)));
    // The baseline: how the answer to each text arrives without load.
    const alone = await Promise.all(
      each.map(async (index) => {
        await delay(index * APART_MS);
        return analyze(system.openVisitor(), index);
      }),
    );
    const rows: BenchRow[] = [];
    const pace = `at ${(1_000 / paceMs).toFixed(0)} chunks/s each, ${workers === 1 ? 'one worker' : `${workers} workers`}`;
    for (const count of live) rows.push(...(await hold(system, { count, alone, pace })));
    return rows;
  } finally {
    await system.stop();
  }
}

async function hold(
  system: System,
  { count, alone, pace }: { count: number; alone: StreamTiming[]; pace: string },
): Promise<BenchRow[]> {
  await system.takeCosts();
  const [keptBefore, refusedBefore] = [await readKeptKb(system), system.streams.refused];
  const visitors = Array.from({ length: count }, system.openVisitor);
  const rampMs = RAMP_SHARE * Math.min(...alone.map(({ endedMs }) => endedMs));
  const [began, ownCpu] = [performance.now(), process.cpuUsage()];
  const results = await Promise.all(
    visitors.map(async (visitor, index) => {
      await delay((index * rampMs) / count);
      return analyze(visitor, index).catch(() => undefined);
    }),
  );
  const wallMs = performance.now() - began;
  const { user, system: kernel } = process.cpuUsage(ownCpu);
  const costs = { ...(await system.takeCosts()), readers: { cpuMs: (user + kernel) / 1_000, peakMb: 0 } };
  const keptKb = (await readKeptKb(system)).map((kb, store) => (kb - (keptBefore[store] ?? 0)) / count);
  const refused = system.streams.refused - refusedBefore;

  const readings = results.flatMap((reading) => reading ?? []);
  const completed = readings.filter(({ seen }) => seen.events.at(-1)?.type === 'end').length;
  const stored = await Promise.all(visitors.map((visitor) => visitor.messages().catch(() => [])));
  const different = stored.filter((messages, index) => messages.at(-1)?.content !== results[index]?.seen.text).length;
  const total = (field: 'gaps' | 'repeats' | 'restarts'): number =>
    readings.reduce((sum, { seen }) => sum + seen[field], 0);
  const delays = results.flatMap((reading, index) => (reading ? delaysOf(reading, alone[index % TEXTS]) : []));
  const share = (cpuMs: number): string => `${((cpuMs / wallMs) * 100).toFixed(0)} %`;
  const all = Object.values(costs).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const faults = count - completed + different + refused + total('gaps') + total('repeats');
  return [
    {
      metric: `${count} live analyses ${pace}`,
      figure: `completed ${completed}, lost ${count - completed}, other than stored ${different}, streams refused ${refused}, gaps ${total('gaps')}, repeats ${total('repeats')}, restarts ${total('restarts')}; pieces later than alone: ${inPercentiles(delays, 50, 95, 99)}`,
      goal: `nothing lost, p95 ≤ ${GOAL_DELAY_MS} ms`,
      isReached: faults === 0 && percentile(delays, 95) <= GOAL_DELAY_MS,
      limit: `all together ${share(all)} of a core; ${Object.entries(costs)
        .map(([name, { cpuMs, peakMb }]) => `${name} ${share(cpuMs)} ${peakMb} MB`)
        .join(', ')}`,
    },
    {
      metric: 'for each analysis',
      figure: `first words ${inPercentiles(
        readings.flatMap(({ firstWordsMs }) => firstWordsMs ?? []),
        50,
        95,
      )}; CPU ${Object.entries(costs)
        .map(([name, { cpuMs }]) => `${name} ${inMs(cpuMs / count)}`)
        .join(', ')}; ${keptKb[0]?.toFixed(0)} kB in Redis, ${keptKb[1]?.toFixed(0)} kB in Postgres when it has ended`,
    },
  ];
}

/** For each piece: its arrival time minus the time at which the baseline reader had as much text. */
function delaysOf({ pieces }: StreamTiming, alone: StreamTiming | undefined): number[] {
  const calm = alone?.pieces ?? [];
  let place = 0;
  return pieces.map(({ atMs, length }) => {
    while (place < calm.length - 1 && (calm[place]?.length ?? 0) < length) place += 1;
    return atMs - (calm[place]?.atMs ?? 0);
  });
}

/** In Redis and in Postgres. */
async function readKeptKb({ environment: { REDIS_URL = '', DATABASE_URL = '' } }: System): Promise<number[]> {
  const [memory, size] = await Promise.all([
    run('redis-cli', ['-u', REDIS_URL, 'info', 'memory']),
    run('psql', ['-X', '-At', '-d', DATABASE_URL, '-c', 'select pg_database_size(current_database())']),
  ]);
  return [/used_memory:(\d+)/.exec(memory.stdout)?.[1], size.stdout].map((bytes) => Number(bytes) / 1_024);
}
