import { expect, test } from 'vitest';
import { expectedWait } from './expected-wait.ts';

/** Ten run at once and are half done: each takes half a minute, so one starts every three seconds. */
const moving = { waiting: 0, oldestMs: 0, running: 10, runningMs: 15_000, bytes: 0 };

test('without others before it an analysis waits for nothing', () => {
  expect(expectedWait(moving, 0)).toBeUndefined();
});

test('the expected time grows with every analysis that begins first', () => {
  expect(expectedWait(moving, 1)).toEqual({ ahead: 1, seconds: 3 });
  expect(expectedWait(moving, 20)).toEqual({ ahead: 20, seconds: 60 });
});

test('a queue that does not move has a position and no time', () => {
  expect(expectedWait({ ...moving, running: 0, runningMs: 0 }, 4)).toEqual({ ahead: 4 });
});
