import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { deleteKeys } from '../redis/delete-keys.ts';
import { openRedis } from '../redis/redis.ts';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import { type LiveEntry, openLiveReader } from './live-reader.ts';
import { claimStream, closeStream, emitEvent, eraseStream, openLiveStore, streamKey } from './live-store.ts';

const url = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;
const log = openLog('silent');
const redis = openRedis(url, 'steady', log);
const subscriber = openRedis(url, 'steady', log);
const store = openLiveStore(redis, prefix);
const reader = openLiveReader(redis, subscriber, prefix);

afterAll(async () => {
  redis.disconnect();
  subscriber.disconnect();
  await deleteKeys(url, prefix);
});

const event = (text: string): Sealed => asSealed(Buffer.from(text));
const piece = (analysisId: string, epoch: number, text: string, offset: number) =>
  emitEvent(store, { analysisId, epoch, event: event(text), text: { offset, length: offset + text.length } });

/** Reads until `count` entries arrived. */
async function take(analysisId: string, count: number, after?: string): Promise<string[]> {
  const stop = new AbortController();
  const taken: LiveEntry[] = [];
  for await (const step of reader.follow(analysisId, after, stop.signal)) {
    if (step.type === 'entries') taken.push(...step.entries);
    if (taken.length >= count) stop.abort();
  }
  return taken.map((entry) => entry.event.toString());
}

test('a newer attempt takes over the stream, and the older one can neither write nor reclaim it', async () => {
  await claimStream(store, { analysisId: 'a', epoch: 1 });
  await piece('a', 1, 'old', 0);

  const isTaken = await claimStream(store, { analysisId: 'a', epoch: 2, firstEvent: event('restart') });

  expect(isTaken).toBe(true);
  expect(await piece('a', 1, 'late', 3)).toBe('fenced');
  expect(await claimStream(store, { analysisId: 'a', epoch: 1 })).toBe(false);
  expect(await piece('a', 2, 'new', 0)).toBe('written');
  expect(await take('a', 3)).toEqual(['old', 'restart', 'new']);
});

test('a writer learns that its stream was lost or is at another offset', async () => {
  expect(await piece('b', 1, 'x', 0)).toBe('lost');
  await claimStream(store, { analysisId: 'b', epoch: 1 });

  expect(await piece('b', 1, 'x', 7)).toBe('lost');
  expect(await piece('b', 1, 'x', 0)).toBe('written');
});

test('after the stream is closed by a cancellation, no attempt can write or claim it', async () => {
  await claimStream(store, { analysisId: 'c', epoch: 1 });
  await closeStream(store, { analysisId: 'c', event: event('stopped') });

  expect(await piece('c', 1, 'x', 0)).toBe('fenced');
  expect(await claimStream(store, { analysisId: 'c', epoch: 2 })).toBe(false);
  expect(await take('c', 1)).toEqual(['stopped']);
});

test('an erased stream is gone and cannot be recreated', async () => {
  await claimStream(store, { analysisId: 'g', epoch: 1 });
  await piece('g', 1, 'words', 0);

  await eraseStream(store, 'g');
  await eraseStream(store, 'g');

  expect(await piece('g', 1, ' late', 5)).toBe('fenced');
  expect(await emitEvent(store, { analysisId: 'g', epoch: 1 })).toBe('fenced');
  expect(await claimStream(store, { analysisId: 'g', epoch: 2, firstEvent: event('restart') })).toBe(false);
  await closeStream(store, { analysisId: 'g', event: event('stopped') });
  expect(await redis.exists(streamKey(prefix, 'g'))).toBe(0);
});

test('a writer reclaims a stream from an older epoch, never from a newer one', async () => {
  await claimStream(store, { analysisId: 'h', epoch: 2 });
  await redis.hset(`${prefix}:{h}:owner`, 'epoch', 1);

  expect(await piece('h', 2, 'mine', 0)).toBe('lost');
  expect(await claimStream(store, { analysisId: 'h', epoch: 2 })).toBe(true);
  expect(await piece('h', 2, 'mine', 0)).toBe('written');
  expect(await piece('h', 1, 'late', 4)).toBe('fenced');
});

test('a heartbeat keeps the owner and adds nothing to the stream', async () => {
  await claimStream(store, { analysisId: 'd', epoch: 1 });

  expect(await emitEvent(store, { analysisId: 'd', epoch: 1 })).toBe('written');
  expect(await redis.exists(`${prefix}:{d}:owner`)).toBe(1);
  expect(await redis.exists(streamKey(prefix, 'd'))).toBe(0);
});

test('readers that start early, midway and late all get every entry once and in order', async () => {
  await claimStream(store, { analysisId: 'e', epoch: 1 });
  const all = Array.from({ length: 300 }, (_, index) => `${index};`);
  const early = take('e', all.length);
  let offset = 0;
  for (const text of all.slice(0, 150)) {
    await piece('e', 1, text, offset);
    offset += text.length;
  }
  const middle = take('e', all.length);
  for (const text of all.slice(150)) {
    void piece('e', 1, text, offset);
    offset += text.length;
  }

  expect(await early).toEqual(all);
  expect(await middle).toEqual(all);
  expect(await take('e', all.length)).toEqual(all);
});

test('a lost pub/sub message is read from the Redis stream', async () => {
  await claimStream(store, { analysisId: 'f', epoch: 1 });
  await piece('f', 1, 'one', 0);
  const reading = take('f', 3);
  await expect.poll(() => reader.followers).toBe(1);
  await subscriber.unsubscribe(streamKey(prefix, 'f'));
  await piece('f', 1, 'two', 3);
  await subscriber.subscribe(streamKey(prefix, 'f'));
  await piece('f', 1, 'three', 6);

  expect(await reading).toEqual(['one', 'two', 'three']);
});

test('an idle reader polls less and less often, and polls soon after its stream is erased', async () => {
  const stop = new AbortController();
  const lookedAt: number[] = [];
  let erasedAt = 0;
  for await (const { type } of reader.follow('h', undefined, stop.signal)) {
    if (type !== 'quiet') continue;
    lookedAt.push(performance.now());
    if (erasedAt) stop.abort();
    else if (lookedAt.length === 2) {
      await eraseStream(store, 'h');
      erasedAt = performance.now();
    }
  }
  const [first = 0, second = 0, third = 0] = lookedAt;

  expect(second - first).toBeGreaterThan(2_900);
  expect(third - erasedAt).toBeLessThan(second - first);
});

test('a flapping connection does not keep a reader from polling', async () => {
  const stop = new AbortController();
  const began = performance.now();
  const returning = setInterval(() => subscriber.emit('ready'), 300);
  for await (const { type } of reader.follow('i', undefined, stop.signal)) if (type === 'quiet') stop.abort();
  clearInterval(returning);

  expect(performance.now() - began).toBeLessThan(30_000);
});
