import { randomBytes } from 'node:crypto';
import { freePort } from '@app/core/processes';
import { generousLimits } from '@app/testkit/generous-limits';
import type { SimulatorScript } from '@app/testkit/simulator/says';
import { startOwnPostgres } from '@app/testkit/own-postgres';
import { startOwnRedis } from '@app/testkit/own-redis';
import { type Member, type Stack, startStack } from '@app/testkit/stack';
import { ONE_LETTER, RUNE } from './attacks.ts';
import { type ProcessWatch, watchProcess } from './watch-process.ts';

/** A container of the product: its process under the limit it has. */
export type WatchedProcess = { name: string; watch: ProcessWatch; isDead(): boolean; metricsUrl: string | undefined };

export type Laboratory = { stack: Stack; url: string; watched: WatchedProcess[]; close(): Promise<void> };

/** As in `deploy/compose.yaml`. */
const memoryLimitMb = { api: 576, worker: 1_024, media: 1_024, postgres: 432, redis: 256 } as const;

/** Resets the limits that tests usually lift to the production defaults. */
const asShipped = Object.fromEntries(Object.keys(generousLimits).map((name) => [name, '']));

const pace = { firstTokenMs: 100, chunkMs: 12, chunkChars: 80 };

/** The product as compose runs it: an api, a worker that writes and one that reads files, with the settings as shipped. */
export async function openLaboratory(): Promise<Laboratory> {
  const metricsPort = await freePort();
  const [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis({ maxMemoryMb: 160 })]);
  const stack = await startStack({
    databaseServer: postgres.url,
    redisUrl: redis.url,
    workers: 2,
    environment: { ...asShipped, TRUST_PROXY_HOPS: '1', MEDIA_KEYS: randomBytes(32).toString('base64') },
    each: (name, index) =>
      name === 'api'
        ? { INTERNAL_PORT: String(metricsPort), ...heapOf('api') }
        : index === 0
          ? { WORKER_ROLE: 'models', ...heapOf('worker') }
          : { WORKER_ROLE: 'media', SERVER_KEYS: '', MEDIA_CONCURRENCY: '1', ...heapOf('media') },
    simulator: { ...pace, says },
  });
  const [api] = stack.apis;
  const [worker, media] = stack.workers;
  if (!api || !worker || !media) throw new Error('the product did not start');
  const watch = (
    name: keyof typeof memoryLimitMb,
    pid: number,
    isDead: () => boolean,
    metrics?: string,
  ): WatchedProcess => ({
    name,
    watch: watchProcess(pid, memoryLimitMb[name]),
    isDead,
    metricsUrl: metrics && `${metrics}/metrics`,
  });
  const watchMember = (
    name: 'api' | 'worker' | 'media',
    { process: { pid = 0 }, ...member }: Member,
    url = member.url,
  ) => watch(name, pid, () => !isAlive(pid), url);
  const watched = [
    watchMember('api', api, `http://127.0.0.1:${metricsPort}`),
    watchMember('worker', worker),
    watchMember('media', media),
    watch('postgres', postgres.pid(), () => !postgres.isRunning()),
    watch('redis', redis.pid(), () => !isAlive(redis.pid())),
  ];
  return {
    stack,
    url: api.url,
    watched,
    async close() {
      for (const one of watched) one.watch.stop();
      await stack.stop();
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What Node gives its heap in a container of that size. */
const heapOf = (name: 'api' | 'worker' | 'media'): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: `--max-old-space-size=${memoryLimitMb[name] / 2}`,
});

/** Simulates a model that quotes 4,900 letters that almost match the text, and one that bills one token per byte. */
const says: SimulatorScript = ({ ask, text }) => {
  if (ask.userText.includes(ONE_LETTER.slice(0, 10_000)))
    return { text: text.replaceAll(/"quote":"[^"]*"/g, `"quote":"${'a'.repeat(4_899)}b"`) };
  if (ask.userText.includes(RUNE.repeat(7)))
    return { text, inputTokens: Buffer.byteLength(ask.instructions) + Buffer.byteLength(ask.userText) };
  return undefined;
};

/** The 99th percentile of the event loop lag since the last call. */
export async function readLagMs({ metricsUrl }: WatchedProcess): Promise<number> {
  if (!metricsUrl) return 0;
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)/m.exec(metrics)?.[1] ?? Number.NaN) * 1_000;
}
