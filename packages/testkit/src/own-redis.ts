import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import { freePort } from '@app/core/processes';
import { openRedis } from '@app/core/redis/redis';

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
  const settings = [
    '--port',
    port,
    '--bind',
    ...addresses,
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'yes',
    '--appendfsync',
    'everysec',
    '--maxmemory-policy',
    'noeviction',
    '--maxmemory',
    `${maxMemoryMb}mb`,
  ];
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn('redis-server', settings.map(String), { stdio: 'ignore', detached });
    await command((redis) => redis.ping());
  }

  async function command(run: (redis: ReturnType<typeof openRedis>) => Promise<unknown>): Promise<void> {
    const redis = openRedis(url, 'steady', openLog('silent'));
    await run(redis);
    redis.disconnect();
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    folder,
    pid: () => child.pid ?? 0,
    kill: () => end('SIGKILL'),
    start,
    async killAndRestart(downMs = 0) {
      await end('SIGKILL');
      await delay(downMs);
      await start();
    },
    flushAll: () => command((redis) => redis.flushall()),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
