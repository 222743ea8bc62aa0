import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MATERIALS, materialFor } from './material.ts';
import { type Cost, readCost, readCosts, watchDatabase } from './process-cost.ts';
import { openVisitor, type StreamReading, type BenchVisitor } from './reader.ts';
import type { BenchRow } from './rows.ts';
import { inMs, percentile, sum } from './statistics.ts';
import { startSystem, type System } from './system.ts';

const run = promisify(execFile);
const CHUNK_CHARS = 12;
const FIRST_TOKEN_MS = 300;
/**
 * Visitors arrive over this share of an answer's duration, then all are live at once. That is two and a half times the
 * arrival rate of a steady day with the same load.
 */
const RAMP_SHARE = 0.4;
/** The pause between baseline readers, so that they do not disturb each other. */
const APART_MS = 1_000;
const GOAL_DELAY_MS = 500;

type Costs = Record<'api' | 'workers' | 'simulator' | 'redis' | 'readers', Cost>;
type Load = {
  live: number;
  paceMs: number;
  workers: number;
  readings: StreamReading[];
  /** Answers whose streamed text differs from the stored text. */
  different: number;
  /** How much later each piece arrived than for the baseline reader. */
  delays: number[];
  wallMs: number;
  costs: Costs;
  database: { cpuMs: number; memoryMb: number; backends: number };
  /** The bytes they left in the stores. */
  kept: Kept;
};
type Kept = { redisBytes: number; databaseBytes: number };

type Asked = { live: number[]; paceMs: number; workers: number };

/** Measures one api and these workers with many concurrent analyses, each read live, for each number in turn. */
export async function measureLiveLoad({ live, paceMs, workers }: Asked): Promise<BenchRow[]> {
  const pace = { firstTokenMs: FIRST_TOKEN_MS, chunkMs: paceMs, chunkChars: CHUNK_CHARS };
  const system = await startSystem(pace, Math.max(MATERIALS, ...live), workers);
  try {
    const alone = await readAlone(system);
    const loads: Load[] = [];
    for (const count of live) loads.push(await hold(system, { count, paceMs, alone }));
    const held = loads.filter(isHeld).map((load) => load.live);
    return [
      ...loads.flatMap(describe),
      {
        metric: `most live analyses at ${(1_000 / paceMs).toFixed(0)} chunks/s each, of ${live.join(', ')} tried`,
        figure: held.length > 0 ? String(Math.max(...held)) : 'none of them',
      },
    ];
  } finally {
    await system.stop();
  }
}

/** Measures the baseline: how the answer to each text arrives without load. */
async function readAlone(system: System): Promise<StreamReading[]> {
  const glance = (_: unknown, index: number) =>
    openVisitor(system.apiUrl).analyze(materialFor(index), { isGlance: true });
  // The simulator generates each answer once; this keeps that time out of the measurement.
  await Promise.all(Array.from({ length: MATERIALS }, glance));
  const read = async (_: unknown, index: number): Promise<StreamReading> => {
    await delay(index * APART_MS);
    return openVisitor(system.apiUrl).analyze(materialFor(index));
  };
  return Promise.all(Array.from({ length: MATERIALS }, read));
}

async function hold(
  system: System,
  { count: live, paceMs, alone }: { count: number; paceMs: number; alone: StreamReading[] },
): Promise<Load> {
  const [before, keptBefore] = [await readAllCosts(system), await readKept(system)];
  const database = watchDatabase(system.databaseName);
  const visitors = Array.from({ length: live }, () => openVisitor(system.apiUrl));
  const rampMs = RAMP_SHARE * Math.min(...alone.map(({ endedMs }) => endedMs));
  const began = performance.now();
  const seen = await Promise.all(
    visitors.map(async (visitor, index) => {
      await delay((index * rampMs) / live);
      return visitor.analyze(materialFor(index)).catch(() => undefined);
    }),
  );
  const wallMs = performance.now() - began;
  const costs = difference(before, await readAllCosts(system));
  const keptAfter = await readKept(system);
  return {
    live,
    paceMs,
    workers: system.pids.workers.length,
    readings: seen.flatMap((reading) => reading ?? []),
    wallMs,
    costs,
    database: await database.stop(),
    kept: {
      redisBytes: keptAfter.redisBytes - keptBefore.redisBytes,
      databaseBytes: keptAfter.databaseBytes - keptBefore.databaseBytes,
    },
    different: await countDifferent(visitors, seen),
    delays: seen.flatMap((reading, index) => (reading ? delaysOf(reading, alone[index % MATERIALS]) : [])),
  };
}

/** For each piece: its arrival time minus the time at which the baseline reader had as much text. */
function delaysOf({ pieces }: StreamReading, alone: StreamReading | undefined): number[] {
  const calm = alone?.pieces ?? [];
  let place = 0;
  return pieces.map(({ atMs, length }) => {
    while (place < calm.length - 1 && (calm[place]?.length ?? 0) < length) place += 1;
    return atMs - (calm[place]?.atMs ?? 0);
  });
}

async function readAllCosts({ pids }: System): Promise<Costs> {
  const [api, workers, simulator, redis, readers] = await Promise.all([
    readCost(pids.api),
    readCosts(pids.workers),
    readCost(pids.simulator),
    readCost(pids.redis),
    readCost(process.pid),
  ]);
  return { api, workers, simulator, redis, readers };
}

async function readKept({ environment }: System): Promise<Kept> {
  const ask = async (program: string, ...parameters: string[]): Promise<string> =>
    (await run(program, parameters)).stdout;
  const [memory, size] = await Promise.all([
    ask('redis-cli', '-u', environment.REDIS_URL ?? '', 'info', 'memory'),
    ask('psql', '-X', '-At', '-d', environment.DATABASE_URL ?? '', '-c', 'select pg_database_size(current_database())'),
  ]);
  return { redisBytes: Number(/used_memory:(\d+)/.exec(memory)?.[1]), databaseBytes: Number(size) };
}

function difference(before: Costs, after: Costs): Costs {
  const one = (name: keyof Costs): Cost => ({ ...after[name], cpuMs: after[name].cpuMs - before[name].cpuMs });
  return {
    api: one('api'),
    workers: one('workers'),
    simulator: one('simulator'),
    redis: one('redis'),
    readers: one('readers'),
  };
}

async function countDifferent(visitors: BenchVisitor[], seen: (StreamReading | undefined)[]): Promise<number> {
  const saved = await Promise.all(visitors.map((visitor) => visitor.savedText().catch(() => '')));
  return saved.filter((text, index) => text !== seen[index]?.text).length;
}

const total = ({ readings }: Load, field: 'gaps' | 'repeats' | 'restarts'): number =>
  sum(readings.map((reading) => reading[field]));
const completedOf = ({ readings }: Load): number => readings.filter(({ outcome }) => outcome === 'end').length;

function isHeld(load: Load): boolean {
  const isWhole = completedOf(load) === load.live && load.different === 0;
  return isWhole && total(load, 'gaps') + total(load, 'repeats') === 0 && percentile(load.delays, 95) <= GOAL_DELAY_MS;
}

function describe(load: Load): BenchRow[] {
  const { live, paceMs, workers, readings, different, delays, wallMs, costs, database, kept } = load;
  const failed = readings.filter(({ outcome }) => outcome === 'error').length;
  const lost = live - completedOf(load) - failed;
  const first = readings.map(({ pieces }) => pieces[0]?.atMs ?? Number.POSITIVE_INFINITY);
  const share = (cpuMs: number): string => `${((cpuMs / wallMs) * 100).toFixed(0)} %`;
  const [busiest] = Object.entries(costs).toSorted(([, one], [, other]) => other.cpuMs - one.cpuMs);
  const all = sum(Object.values(costs).map(({ cpuMs }) => cpuMs)) + database.cpuMs;
  return [
    {
      metric: `${live} live analyses at ${(1_000 / paceMs).toFixed(0)} chunks/s each, ${workers === 1 ? 'one worker' : `${workers} workers`}`,
      figure: `completed ${completedOf(load)}, failed ${failed}, lost ${lost}, other than stored ${different}, gaps ${total(load, 'gaps')}, repeats ${total(load, 'repeats')}, restarts ${total(load, 'restarts')}; pieces later than alone: p50 ${inMs(percentile(delays, 50))}, p95 ${inMs(percentile(delays, 95))}, p99 ${inMs(percentile(delays, 99))}`,
      goal: `nothing lost, p95 ≤ ${GOAL_DELAY_MS} ms`,
      isReached: isHeld(load),
      limit: `busiest: ${busiest?.[0]} with ${share(busiest?.[1].cpuMs ?? 0)} of a core; all together ${share(all)}`,
    },
    {
      metric: `its first text, CPU and peak memory`,
      figure: [
        `first text p50 ${inMs(percentile(first, 50))}, p95 ${inMs(percentile(first, 95))}`,
        ...Object.entries(costs).map(([name, { cpuMs, peakMb }]) => `${name} ${share(cpuMs)} ${peakMb.toFixed(0)} MB`),
        `Postgres ${share(database.cpuMs)} ${database.memoryMb.toFixed(0)} MB in ${database.backends} backends`,
      ].join('; '),
    },
    {
      metric: 'for each analysis',
      figure: [
        ...(['workers', 'api', 'redis'] as const).map((name) => `${name} ${inMs(costs[name].cpuMs / live)}`),
        `Postgres ${inMs(database.cpuMs / live)} of CPU`,
        `${(kept.redisBytes / 1_024 / live).toFixed(0)} kB in Redis, ${(kept.databaseBytes / 1_024 / live).toFixed(0)} kB in Postgres when it has ended`,
      ].join(', '),
    },
  ];
}
