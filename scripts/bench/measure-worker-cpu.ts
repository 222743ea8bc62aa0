import { type BareProcess, startBareProcess } from './bare-process.ts';
import { countAnswerChars } from './count-answer-chars.ts';
import { materialFor } from './material.ts';
import { readCost, readCosts } from './process-cost.ts';
import { openVisitor } from './reader.ts';
import type { BenchRow } from './rows.ts';
import { median } from './statistics.ts';
import { startSystem, type System } from './system.ts';

const GOAL = 1.2;
const AT_ONCE = 20;
const pace = { firstTokenMs: 300, chunkMs: 12, chunkChars: 12 };

/** Microseconds of CPU time per model chunk. */
type Round = { bare: number; worker: number; api: number; redis: number };

/** Measures the worker's CPU time per chunk beyond that of the SDK itself. */
export async function measureWorkerCpu(program: string, rounds = 4): Promise<BenchRow[]> {
  const system = await startSystem(pace, 100);
  let plain: BareProcess | undefined;
  try {
    plain = await startBareProcess(program, system.environment);
    // Both start warm, with compiled code and open connections.
    const [warm] = await Promise.all([plain.ask({ calls: AT_ONCE }), analyzeAtOnce(system)]);
    const charsPerChunk = warm.chars / warm.chunks;
    const done: Round[] = [];
    // Strictly alternating, so that both are idle for equally long between two runs.
    for (let round = 0; round < rounds; round += 1)
      done.push({ bare: await runPlain(plain), ...(await runProduct(system, charsPerChunk)) });
    return describe(done, charsPerChunk);
  } finally {
    plain?.stop();
    await system.stop();
  }
}

async function runPlain({ pid, ask }: BareProcess): Promise<number> {
  const before = await readCost(pid);
  const { chunks } = await ask({ calls: AT_ONCE });
  const after = await readCost(pid);
  return ((after.cpuMs - before.cpuMs) * 1_000) / chunks;
}

async function runProduct(system: System, charsPerChunk: number): Promise<Omit<Round, 'bare'>> {
  const charsBefore = await countAnswerChars(system.db);
  const before = await readProduct(system);
  await analyzeAtOnce(system);
  const after = await readProduct(system);
  const chunks = ((await countAnswerChars(system.db)) - charsBefore) / charsPerChunk;
  const each = (name: keyof typeof after): number => ((after[name] - before[name]) * 1_000) / chunks;
  return { worker: each('worker'), api: each('api'), redis: each('redis') };
}

async function readProduct({ pids }: System): Promise<{ worker: number; api: number; redis: number }> {
  const [worker, api, redis] = await Promise.all([readCosts(pids.workers), readCost(pids.api), readCost(pids.redis)]);
  return { worker: worker.cpuMs, api: api.cpuMs, redis: redis.cpuMs };
}

async function analyzeAtOnce({ apiUrl }: System): Promise<void> {
  const readings = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => openVisitor(apiUrl).analyze(materialFor(index))),
  );
  if (readings.some(({ outcome }) => outcome !== 'end')) throw new Error('an analysis did not finish');
}

function describe(done: Round[], charsPerChunk: number): BenchRow[] {
  const middleOf = (name: keyof Round): number => median(done.map((round) => round[name]));
  const middle = (name: keyof Round): string => `${middleOf(name).toFixed(0)} µs`;
  const ratios = done.map(({ worker, bare }) => worker / bare);
  const ratio = middleOf('worker') / middleOf('bare');
  return [
    {
      metric: `CPU per chunk, worker against bare \`streamText\` (${AT_ONCE} at once, median of ${done.length} + ${done.length})`,
      figure: `${ratio.toFixed(2)} (${middle('worker')} / ${middle('bare')})`,
      goal: `≤ ${GOAL}`,
      isReached: ratio <= GOAL,
      limit: `ratios of the rounds: ${ratios.map((each) => each.toFixed(2)).join(', ')}; a chunk of ${charsPerChunk.toFixed(1)} characters every ${pace.chunkMs} ms`,
    },
    { metric: 'CPU per chunk, around the worker', figure: `api ${middle('api')}, Redis ${middle('redis')}` },
  ];
}
