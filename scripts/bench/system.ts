import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import { freePort, openProcesses, type ProcessEnvironment, programs, waitUntilReady } from '@app/core/processes';
import { ANNOUNCE_EVERY_MS, announceOffer } from '@app/core/queue/offer';
import { openRedis } from '@app/core/redis/redis';
import { startOwnPostgres } from '@app/testkit/own-postgres';
import { startOwnRedis } from '@app/testkit/own-redis';
import { startStack } from '@app/testkit/stack';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { type ProcessWatch, watchProcess } from '@app/testkit/watch-process';

export type System = {
  url: string;
  environment: ProcessEnvironment;
  /** A visitor from a network of its own, because visitors of one network wait for each other at its daily counter. */
  openVisitor(): TestVisitor;
  /** The event streams so far; refused are those answered with another status than 200, or not at all. */
  streams: { opened: number; refused: number };
  /** The cost of each process since the last call. */
  takeCosts(): Promise<Record<string, { cpuMs: number; peakMb: number }>>;
  /** The 99th percentile of the event loop lag of the api since the last call. */
  takeLagMs(): Promise<number>;
  stop(): Promise<void>;
};

type Options = {
  firstTokenMs?: number;
  chunkMs?: number;
  /** Without workers submitted work stays queued. */
  workers?: number;
  concurrency?: number;
  environment?: ProcessEnvironment;
};

const CHUNK_CHARS = 12;
const stops = new Set<() => Promise<unknown>>();

export async function stopSystems(): Promise<void> {
  await Promise.all([...stops].map((stop) => stop()));
}

/** The product with stores and a simulator of its own, each in a process of its own. */
export async function startSystem(options: Options): Promise<System> {
  const { firstTokenMs = 300, chunkMs = 15, workers = 1, concurrency = 100 } = options;
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    stops.delete(stop);
    for (const close of closers.splice(0).toReversed()) await close();
  };
  stops.add(stop);
  const simulator = openProcesses({ environment: process.env, output: 'drop' });
  closers.push(() => simulator.stop());
  const [postgres, redis, internalPort, simulatorPort] = await Promise.all([
    startOwnPostgres(),
    startOwnRedis(),
    freePort(),
    freePort(),
  ]);
  closers.push(postgres.stop, redis.stop);
  const { pid: simulatorPid = 0 } = simulator.start('simulator', programs.simulator, {
    SIMULATOR_PORT: String(simulatorPort),
    SIMULATOR_FIRST_TOKEN_MS: String(firstTokenMs),
    SIMULATOR_CHUNK_MS: String(chunkMs),
    SIMULATOR_CHUNK_CHARS: String(CHUNK_CHARS),
  });
  const simulatorUrl = `http://127.0.0.1:${simulatorPort}`;
  await waitUntilReady(`${simulatorUrl}/readyz`);
  const stack = await startStack({
    processes: true,
    apis: 0,
    workers,
    databaseServer: postgres.url,
    redisUrl: redis.url,
    environment: {
      SIMULATOR_URL: simulatorUrl,
      TRUST_PROXY_HOPS: '1',
      WORKER_CONCURRENCY: String(Math.ceil(concurrency / Math.max(1, workers))),
      WORKER_GRACE_MS: '1000',
      ...options.environment,
    },
  });
  closers.push(stack.stop);
  if (workers === 0) closers.push(await offerAlone(stack.environment));
  const api = await stack.startApi({ INTERNAL_PORT: String(internalPort) });
  const watches: [name: string, watch: ProcessWatch][] = [
    ['api', watchProcess(api.process.pid ?? 0)],
    ...stack.workers.map(({ process: { pid = 0 } }): [string, ProcessWatch] => ['workers', watchProcess(pid)]),
    ['simulator', watchProcess(simulatorPid)],
    ['redis', watchProcess(redis.pid())],
    ['postgres', watchProcess(postgres.pid())],
  ];
  closers.push(async () => watches.forEach(([, watch]) => watch.stop()));
  const { url } = api;
  let visitors = 0;
  const streams = { opened: 0, refused: 0 };
  return {
    url,
    environment: stack.environment,
    openVisitor() {
      visitors += 1;
      const address = `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`;
      const onAsked = ({ path, status }: { path: string; status: number | undefined }): void => {
        if (path.endsWith('/events')) streams[status === 200 ? 'opened' : 'refused'] += 1;
      };
      return openVisitor(() => [url], onAsked, address);
    },
    streams,
    async takeCosts() {
      const costs: Awaited<ReturnType<System['takeCosts']>> = {};
      for (const [name, watch] of watches) {
        const { cpuMs, peakMb } = costs[name] ?? { cpuMs: 0, peakMb: 0 };
        costs[name] = { cpuMs: cpuMs + (await watch.takeCpuSeconds()) * 1_000, peakMb: peakMb + watch.takePeakMb() };
      }
      return costs;
    },
    async takeLagMs() {
      const metrics = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text();
      return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)/m.exec(metrics)?.[1]) * 1_000;
    },
    stop,
  };
}

/** The api accepts only work that a worker offers, so this announces an offer without a worker. */
async function offerAlone({ REDIS_URL = '', REDIS_PREFIX = '' }: ProcessEnvironment): Promise<() => Promise<void>> {
  const redis = openRedis(REDIS_URL, 'steady', openLog('silent'));
  const offer = (): Promise<void> => announceOffer(redis, REDIS_PREFIX, { models: ['openai'], simulated: true });
  await offer();
  const timer = setInterval(() => void offer().catch(() => {}), ANNOUNCE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    redis.disconnect();
  };
}

/** How long `/livez` takes to answer, asked again and again until the signal. */
export async function watchLivez(url: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await (await fetch(`${url}/livez`)).arrayBuffer();
    times.push(performance.now() - began);
    await delay(50);
  }
  return times;
}
