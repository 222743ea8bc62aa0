import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import { freePort } from '@app/core/processes';
import { openRedis } from '@app/core/redis/redis';
import { endProcess } from './end-process.ts';

export type OwnRedis = {
  url: string;
  folder: string;
  pid(): number;
  /** Kills it at once, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again from its append-only file. */
  start(): Promise<void>;
  /** Kills it like a power failure and starts it again from its append-only file. */
  killAndRestart(downMs?: number): Promise<void>;
  flushAll(): Promise<void>;
  /** Sends SIGSTOP: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** A Redis server for one test, below `root`, with the production settings: append-only file, no eviction. */
export async function startOwnRedis({
  root = tmpdir(),
  detached = false,
  addresses = ['127.0.0.1'],
  /** None unless given. */
  maxMemoryMb = 0,
} = {}): Promise<OwnRedis> {
  const folder = await mkdtemp(join(root, 'own-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const settings = {
    port: String(port),
    bind: addresses,
    dir: folder,
    save: '',
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    maxmemory: `${maxMemoryMb}mb`,
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, ...[value].flat()]);
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn('redis-server', parameters, { stdio: 'ignore', detached });
    await command((redis) => redis.ping());
  }

  async function command(run: (redis: ReturnType<typeof openRedis>) => Promise<unknown>): Promise<void> {
    const redis = openRedis(url, 'steady', openLog('silent'));
    await run(redis);
    redis.disconnect();
  }

  await start();
  return {
    url,
    folder,
    pid: () => child.pid ?? 0,
    kill: () => endProcess(child, 'SIGKILL'),
    start,
    async killAndRestart(downMs = 0) {
      await endProcess(child, 'SIGKILL');
      await delay(downMs);
      await start();
    },
    flushAll: () => command((redis) => redis.flushall()),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      await endProcess(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
