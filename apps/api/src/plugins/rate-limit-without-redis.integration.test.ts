import { setTimeout as delay } from 'node:timers/promises';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LIMIT = 20;
const REQUESTS = 300;
/** Longer than the longest reconnect delay. */
const FOUND_AGAIN_MS = 5_000;

let redis: OwnRedis;
let stack: Stack;

beforeAll(async () => {
  redis = await startOwnRedis();
  const environment = { TRUST_PROXY_HOPS: '1', RATE_READS_MINUTE: String(LIMIT) };
  stack = await startStack({ apis: 2, workers: 0, redisUrl: redis.url, environment });
});

afterAll(async () => {
  await stack.stop();
  await redis.stop();
});

/** Response counts by status, over both processes. */
async function call(network: string, count = REQUESTS): Promise<Record<number, number>> {
  const statuses = await runWithConcurrency(count, 20, async (index) => {
    const response = await fetch(`${stack.apis[index % 2]?.url}/api/shares`, {
      headers: { 'x-forwarded-for': network },
    });
    await response.arrayBuffer();
    return response.status;
  });
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

test('without Redis each process limits by itself, and with Redis back they count together', async () => {
  const before = await call('192.0.2.1');
  await redis.kill();

  const known = await call('192.0.2.1');
  const fresh = await call('192.0.2.2');
  await redis.start();
  await delay(FOUND_AGAIN_MS);
  const after = await call('192.0.2.3');

  expect(before).toEqual({ 200: LIMIT, 429: REQUESTS - LIMIT });
  // A network over its limit stays refused, and no network gets more than each process alone would allow.
  expect(known).toEqual({ 429: REQUESTS });
  expect(fresh).toEqual({ 200: 2 * LIMIT, 429: REQUESTS - 2 * LIMIT });
  expect(after).toEqual({ 200: LIMIT, 429: REQUESTS - LIMIT });
});

test('a frozen Redis refuses no call', async () => {
  process.kill(redis.pid(), 'SIGSTOP');

  const responses = await call('192.0.2.4', 10);
  process.kill(redis.pid(), 'SIGCONT');

  expect(responses).toEqual({ 200: 10 });
});
