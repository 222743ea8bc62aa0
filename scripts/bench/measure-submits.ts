import { randomUUID } from 'node:crypto';
import { openLog } from '@app/core/log/log';
import { openQueue } from '@app/core/queue/queue';
import { openRedis } from '@app/core/redis/redis';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { serveComparison, startComparison } from './comparison-process.ts';
import { materialFor } from './material.ts';
import { costOf } from './process-cost.ts';
import { openVisitor } from './reader.ts';
import type { BenchRow } from './rows.ts';
import { inMs, median, percentile } from './statistics.ts';
import { startSystem } from './system.ts';

/** The argument that runs the bench program as a process that only fills a queue. */
export const BARE_QUEUE_ROLE = 'bare-queue';

const SUBMITS = 2_000;
const LANES = 32;

type Order = { adds: number };
type Added = { tookMs: number };
type Round = { perSecond: number; cpuUs: number };

/** Measures how many analyses a second one api process accepts, compared with jobs added to a bare queue. */
export async function measureSubmits(program: string, rounds = 3): Promise<BenchRow[]> {
  const system = await startSystem({ firstTokenMs: 300, chunkMs: 100, chunkChars: 12 }, 0);
  const queue = await startComparison<Order, Added>(program, BARE_QUEUE_ROLE, system.environment);
  try {
    const visitors = Array.from({ length: LANES }, () => openVisitor(system.apiUrl));
    await Promise.all(visitors.map((visitor, index) => visitor.submit(materialFor(index))));
    await queue.ask({ adds: LANES });
    const product: Round[] = [];
    const bare: Round[] = [];
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(
        await roundOf(queue.pid, async () => {
          await queue.ask({ adds: SUBMITS });
        }),
      );
      product.push(
        await roundOf(system.pids.api, async () => {
          const each = await runWithConcurrency(SUBMITS, LANES, async (index) => {
            const began = performance.now();
            await visitors[index % LANES]?.submit(materialFor(index));
            return performance.now() - began;
          });
          waits.push(...each);
        }),
      );
    }
    const middle = (of: Round[], field: keyof Round): number => median(of.map((round) => round[field]));
    const ratio = middle(bare, 'perSecond') / middle(product, 'perSecond');
    return [
      {
        metric: `submits a second at one api process, ${LANES} at once (median of ${rounds} x ${SUBMITS})`,
        figure: `${middle(product, 'perSecond').toFixed(0)}; bare BullMQ adds ${middle(bare, 'perSecond').toFixed(0)} (${ratio.toFixed(1)} times as many)`,
        limit: `CPU ${middle(product, 'cpuUs').toFixed(0)} µs each in the api (a bare add: ${middle(bare, 'cpuUs').toFixed(0)} µs); limits, sealed words, row and key are one commit that is on the disk before the answer`,
      },
      {
        metric: 'time until a submit is promised, the same',
        figure: `p50 ${inMs(percentile(waits, 50))}, p99 ${inMs(percentile(waits, 99))}`,
      },
    ];
  } finally {
    queue.stop();
    await system.stop();
  }
}

/** The rate and the CPU time per submit or add. */
async function roundOf(pid: number, work: () => Promise<void>): Promise<Round> {
  const { cpuMs, tookMs } = await costOf(pid, work);
  return { perSecond: SUBMITS / (tookMs / 1_000), cpuUs: (cpuMs * 1_000) / SUBMITS };
}

export function serveBareQueue(): void {
  const redis = openRedis(process.env.REDIS_URL ?? '', 'steady', openLog('silent'));
  const queue = openQueue(redis, 'bare');
  serveComparison(async ({ adds }: Order): Promise<Added> => {
    const began = performance.now();
    await runWithConcurrency(adds, LANES, async () => {
      const id = randomUUID();
      await queue.add('llm-openai', 'analyze', { analysisId: id }, { key: id });
    });
    return { tookMs: performance.now() - began };
  });
}
