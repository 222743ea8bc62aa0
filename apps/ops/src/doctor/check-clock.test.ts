import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkClock } from './check-clock.ts';

test.for([
  [7_000, /^of Redis is 7\.0 s ahead of this machine's: set both over the network/],
  [-90_000, /^of Redis is 90\.0 s behind this machine's/],
] as const)('a clock that is off by %i ms is reported', async ([offMs, words]) => {
  const [result] = await checkClock('Redis', async () => Date.now() + offMs);

  expect([result?.level, result?.words]).toEqual(['warn', expect.stringMatching(words)]);
});

test('the time of a slow answer does not count as a difference', async () => {
  const [result] = await checkClock('Redis', async () => {
    const now = Date.now();
    await delay(2_100);
    return now;
  });

  expect(result?.level).toBe('ok');
});
