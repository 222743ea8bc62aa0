import { openTcpProxy, type TcpProxy } from '@app/testkit/tcp-proxy';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { afterAll, beforeAll, expect, onTestFinished, test, type TestContext } from 'vitest';
import { isStoreAway } from '../errors/store-fault.ts';
import { openLog } from '../log/log.ts';
import { openRedis, type Redis, type RedisKind } from './redis.ts';

let server: OwnRedis;

beforeAll(async () => {
  server = await startOwnRedis();
});

afterAll(() => server.stop());

async function open(
  kind: RedisKind,
  finished: TestContext['onTestFinished'],
): Promise<{ redis: Redis; proxy: TcpProxy }> {
  const proxy = await openTcpProxy(Number(new URL(server.url).port));
  const redis = openRedis(`redis://127.0.0.1:${proxy.port}`, kind, openLog('silent'));
  finished(async () => {
    redis.disconnect();
    await proxy.close();
  });
  await redis.ping();
  return { redis, proxy };
}

test('a request to a frozen Redis fails as unavailable, and works after the thaw', async () => {
  const { redis } = await open('request', onTestFinished);
  server.freeze();
  onTestFinished(() => server.thaw());

  const began = performance.now();
  const error: unknown = await redis.get('key').catch((fault: unknown) => fault);
  process.stdout.write(`frozen Redis: a request ended after ${Math.round(performance.now() - began)} ms\n`);
  server.thaw();

  expect(isStoreAway(error)).toBe(true);
  await expect.poll(() => redis.get('key').catch((fault: unknown) => fault)).toBe(null);
});

test.concurrent('a request connection lost by the network is replaced', async (context) => {
  const { redis, proxy } = await open('request', context.onTestFinished);
  proxy.mute();

  await expect.poll(() => redis.ping().catch(() => 'away'), { timeout: 60_000 }).toBe('PONG');
});

test.concurrent('a steady connection lost by the network is replaced, and its command completes', async (context) => {
  const { redis, proxy } = await open('steady', context.onTestFinished);
  proxy.mute();
  const began = performance.now();

  await redis.set('steady', 'done');

  process.stdout.write(`lost connection: steady work went on after ${Math.round(performance.now() - began)} ms\n`);
  expect(await redis.get('steady')).toBe('done');
});

test.concurrent('a long blocking command is not cut off', async (context) => {
  const { redis } = await open('steady', context.onTestFinished);
  let lost = 0;
  redis.on('close', () => (lost += 1));

  const answer = await redis.bzpopmin('nothing-comes', 12);

  expect(answer).toBe(null);
  expect(lost).toBe(0);
});

test('an unreachable Redis logs one line for all connections', async () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const away = await startOwnRedis();
  let faults = 0;
  const connections = Array.from({ length: 5 }, () => {
    const redis = openRedis(away.url, 'steady', log);
    redis.on('error', () => (faults += 1));
    return redis;
  });
  onTestFinished(() => connections.forEach((redis) => redis.disconnect()));
  await Promise.all(connections.map((redis) => redis.ping()));

  await away.stop();

  await expect.poll(() => faults).toBeGreaterThan(20);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', store: 'redis', msg: 'redis connection lost' });
});
