import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { type Database, openDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { type ProcessEnvironment, freePort, openProcesses, programs, waitUntilReady } from '@app/core/processes';
import { ANNOUNCE_EVERY_MS, announceOffer } from '@app/core/queue/offer';
import { openRedis } from '@app/core/redis/redis';
import { generousLimits } from '@app/testkit/generous-limits';

export type BenchPace = { firstTokenMs: number; chunkMs: number; chunkChars: number };

export type System = {
  apiUrl: string;
  environment: ProcessEnvironment;
  db: Database;
  databaseName: string;
  pids: { api: number; workers: number[]; simulator: number; redis: number };
  stop(): Promise<void>;
};

const stops = new Set<() => Promise<void>>();

export async function stopSystems(): Promise<void> {
  await Promise.all([...stops].map((stop) => stop()));
}

/**
 * Starts one api, workers, a simulator with this pace and a Redis with production settings, each in its own process.
 * The workers share the concurrency; with 0 no worker starts, and submitted work stays queued.
 */
export async function startSystem(pace: BenchPace, concurrency: number, workerCount = 1): Promise<System> {
  const server = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
  const databaseName = `bench_${randomBytes(6).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'bench-redis-'));
  const below = openProcesses({ environment: process.env, output: 'drop' });
  const product = openProcesses({ environment: process.env, output: 'drop' });
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${databaseName}` }).href;
  const db = openDatabase(databaseUrl, 1, openLog('silent'));
  let stopOffering = (): void => {};
  /** Stops the product before the stores it uses. */
  const stop = async (): Promise<void> => {
    stops.delete(stop);
    stopOffering();
    await product.stop();
    await below.stop();
    await db.destroy();
    await dropDatabase(server, databaseName);
    await rm(folder, { recursive: true, force: true });
  };
  stops.add(stop);

  const healthPorts = await Promise.all(Array.from({ length: concurrency > 0 ? workerCount : 0 }, () => freePort()));
  const [redisPort, simulatorPort, apiPort] = await Promise.all([freePort(), freePort(), freePort()]);

  const redis = below.start('redis', redisCommand(redisPort, folder));
  const simulator = below.start('simulator', programs.simulator, {
    SIMULATOR_PORT: String(simulatorPort),
    SIMULATOR_FIRST_TOKEN_MS: String(pace.firstTokenMs),
    SIMULATOR_CHUNK_MS: String(pace.chunkMs),
    SIMULATOR_CHUNK_CHARS: String(pace.chunkChars),
  });
  const environment: ProcessEnvironment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    PORT: String(apiPort),
    INTERNAL_PORT: '0',
    TRUST_PROXY_HOPS: '1',
    WORKER_CONCURRENCY: String(Math.ceil(concurrency / workerCount) || 1),
    WORKER_GRACE_MS: '1000',
    SIMULATOR_URL: `http://127.0.0.1:${simulatorPort}`,
    ALLOW_SIMULATED_MODELS: 'true',
    ...generousLimits,
  };
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  await Promise.all([createDatabase(server, databaseName), waitUntilReady(`${environment.SIMULATOR_URL}/stats`)]);
  await product.run('migrations', programs.migrate, environment);
  const workers = healthPorts.map((port) =>
    product.start('worker', programs.worker, { ...environment, WORKER_HEALTH_PORT: String(port) }),
  );
  const api = product.start('api', programs.api, environment);
  await Promise.all(healthPorts.map((port) => waitUntilReady(`http://127.0.0.1:${port}/readyz`)));
  if (workers.length === 0) stopOffering = await offerAlone(environment);
  await waitUntilReady(`${apiUrl}/readyz`);
  const pids = {
    api: api.pid ?? 0,
    workers: workers.map(({ pid }) => pid ?? 0),
    simulator: simulator.pid ?? 0,
    redis: redis.pid ?? 0,
  };
  return { apiUrl, environment, db, databaseName, pids, stop };
}

/** The api accepts only work that a worker offers, so this announces an offer without a worker. */
async function offerAlone({
  REDIS_URL: url = '',
  REDIS_PREFIX: prefix = 'analysis',
}: ProcessEnvironment): Promise<() => void> {
  const redis = openRedis(url, 'steady', openLog('silent'));
  const offer = (): Promise<void> => announceOffer(redis, prefix, { models: ['openai'], simulated: true });
  await offer();
  const timer = setInterval(() => void offer(), ANNOUNCE_EVERY_MS);
  return () => {
    clearInterval(timer);
    redis.disconnect();
  };
}

function redisCommand(port: number, folder: string): string[] {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'yes',
    appendfsync: 'everysec',
  };
  return ['redis-server', ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])];
}
