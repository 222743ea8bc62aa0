import { expect, test } from 'vitest';
import { overloadOf } from './overload.ts';

const limits = { QUEUE_MOST_WAITING: 500, QUEUE_OLDEST_MS: 120_000 };
/** A hundred run at once and are half done: each takes half a minute, so one starts every 300 ms. */
const moving = { running: 100, runningMs: 15_000, bytes: 0 };

test('a queue with room and a recent oldest job refuses nobody', () => {
  expect(overloadOf({ ...moving, waiting: 499, oldestMs: 120_000 }, limits)).toBeUndefined();
});

test.for([
  ['a full line that moves asks for the shortest patience', { waiting: 500, oldestMs: 60_000 }, 5_000],
  ['a line that is too long asks for the time until there is room again', { waiting: 599, oldestMs: 60_000 }, 30_000],
  [
    'a line whose first waits too long asks for the time until it is empty',
    { waiting: 400, oldestMs: 120_001 },
    120_000,
  ],
  ['nobody is asked to come back later than in five minutes', { waiting: 5_000, oldestMs: 600_000 }, 300_000],
] as const)('%s', ([, line, retryAfterMs]) => {
  expect(overloadOf({ ...moving, ...line }, limits)).toBe(retryAfterMs);
});

test('a stalled queue asks for the longest retry time', () => {
  expect(overloadOf({ running: 0, runningMs: 0, bytes: 0, waiting: 500, oldestMs: 0 }, limits)).toBe(300_000);
});

test('a queue that holds too many bytes refuses more', () => {
  expect(overloadOf({ ...moving, waiting: 20, oldestMs: 0, bytes: 128_000_001 }, limits)).toBe(6_000);
});
