import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { freePort } from '@app/core/processes';
import { generousLimits } from '@app/testkit/generous-limits';
import type { SimulatorScript } from '@app/testkit/simulator/script';
import { startOwnPostgres } from '@app/testkit/own-postgres';
import { startOwnRedis } from '@app/testkit/own-redis';
import { treeOf } from '@app/testkit/process-tree';
import type { Member } from '@app/testkit/start-member';
import { type Stack, startStack } from '@app/testkit/stack';
import { ONE_LETTER, RUNE } from './attacks.ts';
import { makeMemoryCgroup, type MemoryCgroup } from './memory-cgroup.ts';
import { type ProcessWatch, watchProcess } from '@app/testkit/watch-process';

type ContainerName = keyof typeof memoryLimitMb;

/** A container of the product: its process under the limit it has. */
export type WatchedProcess = {
  name: ContainerName;
  watch: ProcessWatch;
  cgroup: MemoryCgroup;
  isDead(): boolean;
  metricsUrl: string | undefined;
};

export type ProductInContainers = { stack: Stack; url: string; watched: WatchedProcess[]; close(): Promise<void> };

/** As in `deploy/compose.yaml`. */
const memoryLimitMb = { api: 576, worker: 1_024, media: 1_024, postgres: 432, redis: 256 } as const;

/** Resets the limits that tests usually lift to the production defaults. */
const asShipped = Object.fromEntries(Object.keys(generousLimits).map((name) => [name, '']));

const pace = { firstTokenMs: 100, chunkMs: 12, chunkChars: 80 };

/**
 * The product as compose runs it: an api, a worker that writes and one that reads files, with the settings as shipped,
 * each in a memory cgroup of the size of its container.
 */
export async function openProductInContainers(): Promise<ProductInContainers> {
  const cgroups = await makeCgroups();
  const metricsPort = await freePort();
  const [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis({ maxMemoryMb: 160 })]);
  await Promise.all([...treeOf(postgres.pid()).map(cgroups.postgres.add), cgroups.redis.add(redis.pid())]);
  const stack = await startStack({
    processes: true,
    databaseServer: postgres.url,
    redisUrl: redis.url,
    workers: 2,
    environment: { ...asShipped, TRUST_PROXY_HOPS: '1', MEDIA_KEYS: randomBytes(32).toString('base64') },
    each: (name, index) =>
      name === 'api'
        ? { INTERNAL_PORT: String(metricsPort) }
        : index === 0
          ? { WORKER_ROLE: 'models' }
          : { WORKER_ROLE: 'media', SERVER_KEYS: '', MEDIA_CONCURRENCY: '1' },
    cgroup: (name, index) => cgroups[name === 'api' ? 'api' : index === 0 ? 'worker' : 'media'].folder,
    simulator: { ...pace, says },
  });
  const [api] = stack.apis;
  const [worker, media] = stack.workers;
  if (!api || !worker || !media) throw new Error('the product did not start');
  const watch = (name: ContainerName, pid: number, isDead: () => boolean, metrics?: string): WatchedProcess => ({
    name,
    watch: watchProcess(pid),
    cgroup: cgroups[name],
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
      await Promise.all(Object.values(cgroups).map(({ remove }) => remove()));
    },
  };
}

async function makeCgroups(): Promise<Record<ContainerName, MemoryCgroup>> {
  const make = async ([name, limitMb]: [string, number]): Promise<[string, MemoryCgroup]> => {
    const cgroup = await makeMemoryCgroup(name, limitMb);
    if (!cgroup) throw new Error('no memory cgroup can be made here');
    return [name, cgroup];
  };
  const made = await Promise.all(Object.entries(memoryLimitMb).map(make));
  return Object.fromEntries(made) as Record<ContainerName, MemoryCgroup>;
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

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
