import { MAX_FILE_BYTES } from '../../packages/contract/src/limits.ts';
import { readCost } from './process-cost.ts';
import type { BenchRow } from './rows.ts';
import { type Sent, sendUploads } from './send-uploads.ts';
import { inMs, median, percentile } from './statistics.ts';
import { type Stalls, startUploadProcess, type Way, ways } from './upload-process.ts';

const AT_ONCE = 8;
const GOAL_STALL_MS = 50;
const GOAL_GROWTH_MB = 200;

export type UploadLoad = { count: number; fileBytes: number };
export type Round = Sent & { stalls: Stalls; growthMb: number; cpuMs: number };

/** Compares the cost of large files when they are decoded as a stream and when they are held in memory. */
export async function measureUploads(program: string, rounds = 2): Promise<BenchRow[]> {
  const load = { count: AT_ONCE, fileBytes: MAX_FILE_BYTES };
  const done: Record<Way, Round[]> = { streamed: [], whole: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const way of ['whole', 'streamed'] as const) done[way].push(await uploadAtOnce(program, way, load));
  return describe(done);
}

/** A new process for each round, because a process seldom returns memory it has used. */
export async function uploadAtOnce(program: string, way: Way, load: UploadLoad): Promise<Round> {
  const server = await startUploadProcess(program);
  try {
    await sendUploads(server.url, ways[way], { count: 2, fileBytes: 1_000_000 });
    const [rssMb, before] = [await server.begin(), await readCost(server.pid)];
    const sent = await sendUploads(server.url, ways[way], load);
    const [stalls, after] = [await server.end(), await readCost(server.pid)];
    const wrong = sent.answers.filter(({ status, bytes }) => status !== 200 || bytes !== load.fileBytes);
    if (wrong.length > 0) throw new Error(`${wrong.length} of ${load.count} uploads did not arrive`);
    return { ...sent, stalls, growthMb: after.peakMb - rssMb, cpuMs: after.cpuMs - before.cpuMs };
  } finally {
    await server.stop();
  }
}

function describe({ streamed, whole }: Record<Way, Round[]>): BenchRow[] {
  const worst = (rounds: Round[], of: (round: Round) => number): number => Math.max(...rounds.map(of));
  const both = (of: (round: Round) => number, show: (value: number) => string): string =>
    `${show(worst(streamed, of))} (held whole: ${show(worst(whole, of))})`;
  const mb = (value: number): string => `${value.toFixed(0)} MB`;
  const p99 = worst(streamed, ({ stalls }) => stalls.p99);
  const growth = worst(streamed, ({ growthMb }) => growthMb);
  const each = (rounds: Round[]): string => inMs(median(rounds.map(({ cpuMs }) => cpuMs / AT_ONCE)));
  return [
    {
      metric: `stall of the event loop, p99, ${AT_ONCE} uploads of 50 MB at once (worst of ${streamed.length})`,
      figure: both(({ stalls }) => stalls.p99, inMs),
      goal: `≤ ${GOAL_STALL_MS} ms`,
      isReached: p99 <= GOAL_STALL_MS,
      limit: `p50 ${both(({ stalls }) => stalls.p50, inMs)}, longest ${both(({ stalls }) => stalls.max, inMs)}`,
    },
    {
      metric: 'growth of memory, the same',
      figure: both(({ growthMb }) => growthMb, mb),
      goal: `≤ ${GOAL_GROWTH_MB} MB`,
      isReached: growth <= GOAL_GROWTH_MB,
    },
    {
      metric: '`/livez` meanwhile, p99',
      figure: both(({ livezMs }) => percentile(livezMs, 99), inMs),
      limit: `longest ${both(({ livezMs }) => Math.max(...livezMs), inMs)}`,
    },
    {
      metric: 'CPU per file of 50 MB, sealing included',
      figure: `${each(streamed)} (held whole: ${each(whole)})`,
      limit: `all ${AT_ONCE} took ${both(({ tookMs }) => tookMs, inMs)}; the sender shares the machine`,
    },
  ];
}
