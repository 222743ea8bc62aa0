import { expect, test } from 'vitest';
import { overloadOf } from './overload.ts';

const limits = { QUEUE_MOST_WAITING: 500, QUEUE_OLDEST_MS: 120_000 };
/** A hundred run at once and are half done: each takes half a minute, so one starts every 300 ms. */
const moving = { running: 100, runningMs: 15_000, bytes: 0 };

test('a queue with room and a recent oldest job refuses nobody', () => {
  expect(overloadOf({ ...moving, waiting: 499, oldestMs: 120_000 }, limits)).toBeUndefined();
});

test.for([
  ['a full queue that moves gets the shortest Retry-After', { waiting: 500, oldestMs: 60_000 }, 5_000],
  ['a queue that is too long gets the time until it has room again', { waiting: 599, oldestMs: 60_000 }, 30_000],
  [
    'a queue whose first job waits too long gets the time until it is empty',
    { waiting: 400, oldestMs: 120_001 },
    120_000,
  ],
  ['Retry-After is at most five minutes', { waiting: 5_000, oldestMs: 600_000 }, 300_000],
] as const)('%s', ([, queue, retryAfterMs]) => {
  expect(overloadOf({ ...moving, ...queue }, limits)).toBe(retryAfterMs);
});

test('a stalled queue gets the longest Retry-After', () => {
  expect(overloadOf({ running: 0, runningMs: 0, bytes: 0, waiting: 500, oldestMs: 0 }, limits)).toBe(300_000);
});

test('a queue that holds too many bytes refuses more', () => {
  expect(overloadOf({ ...moving, waiting: 20, oldestMs: 0, bytes: 128_000_001 }, limits)).toBe(6_000);
});
