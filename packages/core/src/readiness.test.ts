import { expect, test } from 'vitest';
import { openReadiness } from './readiness.ts';

test.for([
  [true, () => Promise.resolve(true)],
  [false, () => Promise.resolve(false)],
  [false, () => Promise.reject(new Error('away'))],
] as const)('readiness is %s when the check returns it or fails', async ([answer, check]) => {
  expect(await openReadiness(check)()).toBe(answer);
});

test('a hanging check counts as not ready and runs once for all callers', async () => {
  let checks = 0;
  let finish = (_isReady: boolean): void => {};
  const isReady = openReadiness(() => {
    checks += 1;
    return new Promise((resolve) => (finish = resolve));
  }, 20);

  const whileHanging = [await isReady(), await isReady()];
  const last = isReady();
  finish(true);

  expect(whileHanging).toEqual([false, false]);
  expect(await last).toBe(true);
  expect(checks).toBe(1);
});
