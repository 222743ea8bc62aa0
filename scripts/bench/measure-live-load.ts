import { countAnswerChars } from './count-answer-chars.ts';
import { MATERIALS, materialFor } from './material.ts';
import { type Cost, readCost, watchDatabase } from './process-cost.ts';
import { openVisitor, type Reading, type Visitor } from './reader.ts';
import type { Row } from './rows.ts';
import { inMs, median, percentile, sum } from './statistics.ts';
import { startSystem, type System } from './system.ts';

const CHUNK_CHARS = 12;
const FIRST_TOKEN_MS = 300;

type Costs = Record<keyof System['pids'] | 'readers', Cost>;
type Load = {
  live: number;
  paceMs: number;
  readings: Reading[];
  /** Answers whose streamed text is not the stored one. */
  different: number;
  idealMs: number;
  /** When the worker had the first chunk of each model call. */
  modelFirstMs: number[];
  wallMs: number;
  costs: Costs;
  database: { cpuMs: number; memoryMb: number; backends: number };
};

/** One api and one worker with many analyses at once, every one of them read live. */
export async function measureLiveLoad({ live, paceMs }: { live: number; paceMs: number }): Promise<Row[]> {
  const system = await startSystem({ firstTokenMs: FIRST_TOKEN_MS, chunkMs: paceMs, chunkChars: CHUNK_CHARS }, live);
  try {
    const glance = (_: unknown, index: number) =>
      openVisitor(system.apiUrl).analyze(materialFor(index), { isGlance: true });
    await Promise.all(Array.from({ length: MATERIALS }, glance));
    const charsBefore = await countAnswerChars(system.db);
    const before = await readCosts(system);
    const database = watchDatabase(system.databaseName);
    const visitors = Array.from({ length: live }, () => openVisitor(system.apiUrl));
    const began = performance.now();
    const seen = await Promise.all(
      visitors.map((visitor, index) => visitor.analyze(materialFor(index)).catch(() => undefined)),
    );
    const wallMs = performance.now() - began;
    const costs = difference(before, await readCosts(system));
    const chunks = ((await countAnswerChars(system.db)) - charsBefore) / CHUNK_CHARS / live;
    return describe({
      live,
      paceMs,
      readings: seen.flatMap((reading) => reading ?? []),
      wallMs,
      costs,
      different: await countDifferent(visitors, seen),
      modelFirstMs: await listFirstTextMs(system),
      idealMs: FIRST_TOKEN_MS + chunks * paceMs,
      database: await database.stop(),
    });
  } finally {
    await system.stop();
  }
}

async function readCosts({ pids }: System): Promise<Costs> {
  const [api, worker, simulator, redis, readers] = await Promise.all([
    readCost(pids.api),
    readCost(pids.worker),
    readCost(pids.simulator),
    readCost(pids.redis),
    readCost(process.pid),
  ]);
  return { api, worker, simulator, redis, readers };
}

function difference(before: Costs, after: Costs): Costs {
  const one = (name: keyof Costs): Cost => ({
    cpuMs: after[name].cpuMs - before[name].cpuMs,
    peakMb: after[name].peakMb,
  });
  return {
    api: one('api'),
    worker: one('worker'),
    simulator: one('simulator'),
    redis: one('redis'),
    readers: one('readers'),
  };
}

async function listFirstTextMs({ db }: System): Promise<number[]> {
  const calls = await db.selectFrom('model_calls').select('first_text_ms').where('finish', '=', 'stop').execute();
  return calls.flatMap(({ first_text_ms: ms }) => ms ?? []);
}

async function countDifferent(visitors: Visitor[], seen: (Reading | undefined)[]): Promise<number> {
  const saved = await Promise.all(visitors.map((visitor) => visitor.savedText().catch(() => '')));
  return saved.filter((text, index) => text !== seen[index]?.text).length;
}

function describe(load: Load): Row[] {
  const { live, paceMs, readings, different, idealMs, modelFirstMs, wallMs, costs, database } = load;
  const total = (field: 'gaps' | 'repeats' | 'restarts'): number => sum(readings.map((reading) => reading[field]));
  const completed = readings.filter(({ outcome }) => outcome === 'end').length;
  const failed = readings.filter(({ outcome }) => outcome === 'error').length;
  const pauses = readings.flatMap(({ textMs }) => textMs.slice(1).map((at, index) => at - (textMs[index] ?? at)));
  const first = readings.map(({ textMs }) => textMs[0] ?? Number.POSITIVE_INFINITY);
  const slowdown = median(readings.map(({ endedMs }) => endedMs)) / idealMs;
  const isWhole = completed === live && different === 0 && total('gaps') === 0 && total('repeats') === 0;
  const busiest = Object.entries(costs).toSorted(([, one], [, other]) => other.cpuMs - one.cpuMs)[0];
  const seconds = (cpuMs: number): string => `${(cpuMs / 1_000).toFixed(1)} s`;
  return [
    {
      metric: `${live} live analyses at ${(1_000 / paceMs).toFixed(0)} chunks/s each`,
      figure: `completed ${completed}, failed ${failed}, lost ${live - completed - failed}, other than stored ${different}, gaps ${total('gaps')}, repeats ${total('repeats')}, restarts ${total('restarts')}`,
      goal: 'all complete, nothing lost',
      isReached: isWhole,
    },
    {
      metric: 'duration against the ideal of the paced answer',
      figure: `${slowdown.toFixed(2)} (median reader; ideal ${seconds(idealMs)}, last reader ${seconds(wallMs)})`,
      limit: `busiest: ${busiest?.[0]} with ${(((busiest?.[1].cpuMs ?? 0) / wallMs) * 100).toFixed(0)} % of a core`,
    },
    {
      metric: 'pause between two pieces of text at a reader',
      figure: `p50 ${inMs(percentile(pauses, 50))}, p95 ${inMs(percentile(pauses, 95))}, p99 ${inMs(percentile(pauses, 99))}`,
      limit: 'quotes come whole, so the pause before one is as long as the quote',
    },
    {
      metric: 'first text when all begin at once',
      figure: `p50 ${inMs(percentile(first, 50))}, p95 ${inMs(percentile(first, 95))}`,
      limit: `from the model call itself to its first chunk p50 ${inMs(percentile(modelFirstMs, 50))}`,
    },
    {
      metric: 'CPU and peak memory',
      figure: [
        ...Object.entries(costs).map(
          ([name, { cpuMs, peakMb }]) => `${name} ${seconds(cpuMs)} ${peakMb.toFixed(0)} MB`,
        ),
        `Postgres ${seconds(database.cpuMs)} ${database.memoryMb.toFixed(0)} MB in ${database.backends} backends`,
      ].join('; '),
    },
  ];
}
