import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isFinalEvent } from '../../packages/contract/src/events.ts';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { serveComparison, startComparison } from './comparison-process.ts';
import { materialFor } from './material.ts';
import { readCost, watchDatabase } from './process-cost.ts';
import { openVisitor, type BenchVisitor } from './reader.ts';
import type { BenchRow } from './rows.ts';
import { inMs, percentile } from './statistics.ts';
import { startSystem } from './system.ts';

/** The argument that runs the bench program as a plain stream server without the product. */
export const BARE_STREAMS_ROLE = 'bare-streams';

const IDLE_MS = 30_000;
const HEARTBEAT_MS = 15_000;
const LANES = 64;
const ANALYSES_PER_VISITOR = 100;
/** How many waiting analyses are cancelled to measure when their readers are notified. */
const TOLD = 200;
const GOAL_CPU = 0.5;

type Held = { open: number; dropped: number; kbEach: number; cpu: number };

/** Measures the cost of holding many readers of analyses that have not started. */
export async function measureIdleReaders(program: string, readers: number): Promise<BenchRow[]> {
  const bare = await holdBare(program, readers);
  const system = await startSystem({ firstTokenMs: 300, chunkMs: 100, chunkChars: 12 }, 0);
  try {
    const visitors = Array.from({ length: Math.ceil(readers / ANALYSES_PER_VISITOR) }, () =>
      openVisitor(system.apiUrl),
    );
    const visitorOf = (index: number): BenchVisitor => visitors[index % visitors.length] as BenchVisitor;
    // One submit per visitor first, because its cookie comes with the first answer.
    await runWithConcurrency(
      visitors.length,
      LANES,
      async (index) => void (await visitorOf(index).submit(materialFor(index))),
    );
    const ids = await runWithConcurrency(readers, LANES, (index) => visitorOf(index).submit(materialFor(index)));
    const finalAt = new Map<string, number>();
    const before = await readCost(system.pids.api);
    let dropped = 0;
    const streams = await runWithConcurrency(readers, LANES, async (index) => {
      const id = ids[index] ?? '';
      const stream = await visitorOf(index).follow(id, (event) => {
        if (isFinalEvent(event)) finalAt.set(id, performance.now());
      });
      stream.once('close', () => {
        if (!finalAt.has(id)) dropped += 1;
      });
      return stream;
    });
    await delay(IDLE_MS / 2); // the work of opening the streams is over by then
    const database = watchDatabase(system.databaseName);
    const [apiBefore, redisBefore] = await Promise.all([readCost(system.pids.api), readCost(system.pids.redis)]);
    const livez = await timeLivez(system.apiUrl);
    const [apiAfter, redisAfter] = await Promise.all([readCost(system.pids.api), readCost(system.pids.redis)]);
    const { cpuMs: databaseMs } = await database.stop();
    const share = (ms: number): string => `${((ms / IDLE_MS) * 100).toFixed(1)} %`;
    const told = await runWithConcurrency(TOLD, 4, async (index) => {
      const began = performance.now();
      await visitorOf(index).cancel(ids[index] ?? '');
      for (let wait = 0; wait < 500 && !finalAt.has(ids[index] ?? ''); wait += 1) await delay(10);
      return (finalAt.get(ids[index] ?? '') ?? Number.POSITIVE_INFINITY) - began;
    });
    for (const stream of streams) stream.destroy();
    const held: Held = {
      open: streams.length,
      dropped,
      kbEach: ((apiAfter.rssMb - before.rssMb) * 1_024) / readers,
      cpu: (apiAfter.cpuMs - apiBefore.cpuMs) / IDLE_MS,
    };
    return [
      {
        metric: `${readers} idle readers on one api process`,
        figure: `open ${held.open}, dropped ${held.dropped}, ${held.kbEach.toFixed(0)} kB each (bare \`node:http\`: ${bare.kbEach.toFixed(0)}), ${share(held.cpu * IDLE_MS)} of a core (bare: ${share(bare.cpu * IDLE_MS)})`,
        goal: `all held, ≤ ${GOAL_CPU * 100} % of a core`,
        isReached: held.open === readers && held.dropped === 0 && held.cpu <= GOAL_CPU,
        limit: `each looks into Redis and Postgres every 12 to 20 s: Redis ${share(redisAfter.cpuMs - redisBefore.cpuMs)}, Postgres ${share(databaseMs)}`,
      },
      {
        metric: '`/livez` meanwhile',
        figure: `p50 ${inMs(percentile(livez, 50))}, p99 ${inMs(percentile(livez, 99))}`,
      },
      {
        metric: `from "stop" to the last event at the reader, ${TOLD} of them`,
        figure: `p50 ${inMs(percentile(told, 50))}, p99 ${inMs(percentile(told, 99))}`,
      },
    ];
  } finally {
    await system.stop();
  }
}

async function timeLivez(apiUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + IDLE_MS; performance.now() < end; await delay(100)) {
    const began = performance.now();
    await (await fetch(`${apiUrl}/livez`)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

/** Measures the same number of streams that send only heartbeats. */
async function holdBare(program: string, readers: number): Promise<Held> {
  const server = await startComparison<object, { url: string }>(program, BARE_STREAMS_ROLE);
  try {
    const { url } = await server.ask({});
    const before = await readCost(server.pid);
    const open = (): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => get(url, { agent: false }, resolve).once('error', reject));
    const streams = await runWithConcurrency(readers, LANES, async () => (await open()).resume());
    const opened = await readCost(server.pid);
    await delay(IDLE_MS / 2);
    const after = await readCost(server.pid);
    for (const stream of streams) stream.destroy();
    return {
      open: streams.length,
      dropped: 0,
      kbEach: ((after.rssMb - before.rssMb) * 1_024) / readers,
      cpu: (after.cpuMs - opened.cpuMs) / (IDLE_MS / 2),
    };
  } finally {
    server.stop();
  }
}

export function serveBareStreams(): void {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('retry: 500\n\n');
    const heartbeat = setInterval(() => response.write(': alive\n\n'), HEARTBEAT_MS);
    response.once('close', () => clearInterval(heartbeat));
  });
  serveComparison(async () => {
    if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  });
}
