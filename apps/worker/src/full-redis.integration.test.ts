import { openLog } from '@app/core/log/log';
import { openRedis, type Redis } from '@app/core/redis/redis';
import { freePort } from '@app/core/processes';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

let redis: OwnRedis;
let stack: Stack;
let client: Redis;

beforeAll(async () => {
  redis = await startOwnRedis();
  stack = await startStack({ apis: 0, workers: 0, redisUrl: redis.url });
  client = openRedis(redis.url, 'steady', openLog('silent'));
});

afterAll(async () => {
  client.disconnect();
  await stack.stop();
  await redis.stop();
});

test('a worker that starts while Redis is full is not ready, and works when there is room again', async () => {
  await client.config('SET', 'maxmemory', '1');
  const port = String(await freePort());
  const worker = await startWorker(
    { ...stack.environment, LOG_LEVEL: 'silent', WORKER_HEALTH_PORT: port, WORKER_GRACE_MS: '1000' },
    () => {},
  );
  const readiness = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

  expect(await readiness()).toBe(503);
  await client.config('SET', 'maxmemory', '0');
  await vi.waitFor(async () => expect(await readiness()).toBe(200));
  await worker.close();
});
