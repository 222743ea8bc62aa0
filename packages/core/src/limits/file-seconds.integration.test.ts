import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openLog } from '../log/log.ts';
import { deleteKeys } from '../redis/delete-keys.ts';
import { openRedis, type Redis } from '../redis/redis.ts';
import { type FileQuotaSubject, type FileSeconds, openFileSeconds } from './file-seconds.ts';

const URL = process.env['TEST_REDIS_URL'] || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;
let redis: Redis;
let seconds: FileSeconds;

beforeAll(async () => {
  redis = openRedis(URL, 'request', openLog('silent'));
  await redis.ping();
});

afterAll(async () => {
  redis.disconnect();
  await deleteKeys(URL, prefix);
});

/** Each test has its own counters. */
function open(name: string, limits: { visitor: number; network: number; all: number }): void {
  const config = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    REDIS_URL: URL,
    REDIS_PREFIX: `${prefix}-${name}`,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    FILE_SECONDS_VISITOR_HOUR: String(limits.visitor),
    FILE_SECONDS_NETWORK_HOUR: String(limits.network),
    FILE_SECONDS_ALL_HOUR: String(limits.all),
  });
  seconds = openFileSeconds(redis, config);
}

const quotaSubject = (visitor: string, network: string, block = network): FileQuotaSubject => ({
  visitor: Buffer.from(visitor),
  network: Buffer.from(network),
  block: Buffer.from(block),
});

/** Waits until the charge is in Redis; callers in production do not wait. */
async function charge(who: FileQuotaSubject, ranMs: number): Promise<void> {
  const used = async (): Promise<number> => {
    const names = await redis.keys(`${prefix}-*:rate-file-all:*`);
    const counts = await Promise.all(names.map((name) => redis.get(name)));
    return counts.reduce((sum, count) => sum + Number(count), 0);
  };
  const before = await used();
  seconds.charge(who, ranMs);
  await vi.waitUntil(async () => (await used()) >= before + Math.floor(ranMs / 1_000), { timeout: 30_000 });
}

const codeOf = (who: FileQuotaSubject): Promise<string> =>
  seconds.take(who).then(
    () => 'taken',
    (error: unknown) => (error as { code: string }).code,
  );

test('the seconds of a file count for its visitor: the next file is refused, other visitors are not', async () => {
  open('visitor', { visitor: 5, network: 100, all: 1_000 });
  const ann = quotaSubject('ann', 'home');

  await seconds.take(ann);
  await charge(ann, 6_500);

  expect(await codeOf(ann)).toBe('RATE_LIMITED');
  expect(await codeOf(quotaSubject('ben', 'home'))).toBe('taken');
});

test('a new cookie for every file does not help: the network is counted too, and its block', async () => {
  open('network', { visitor: 50, network: 10, all: 1_000 });
  for (const [index, network] of ['n1', 'n2', 'n3', 'n4'].entries())
    await charge(quotaSubject(`v${index}`, network, 'b'), 10_000);

  expect(await codeOf(quotaSubject('v9', 'n1', 'b'))).toBe('RATE_LIMITED');
  expect(await codeOf(quotaSubject('v9', 'n5', 'b'))).toBe('RATE_LIMITED');
  expect(await codeOf(quotaSubject('v9', 'other'))).toBe('taken');
});

test('when four fifths of the shared quota are used, only blocks with little use get more', async () => {
  open('all', { visitor: 20, network: 100, all: 100 });
  await charge(quotaSubject('greedy', 'greedy'), 81_000);

  expect(await codeOf(quotaSubject('greedy again', 'greedy'))).toBe('OVERLOADED');
  expect(await codeOf(quotaSubject('new', 'new'))).toBe('taken');
  await charge(quotaSubject('new', 'new'), 19_000);
  expect(await codeOf(quotaSubject('late', 'late'))).toBe('OVERLOADED');
});
