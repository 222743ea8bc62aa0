import { expect, test } from 'vitest';
import { expectedWait } from './expected-wait.ts';

/** Ten run at once and are half done: each takes half a minute, so one starts every three seconds. */
const moving = { waiting: 0, oldestMs: 0, running: 10, runningMs: 15_000, bytes: 0 };

test('an analysis with none ahead has no expected wait', () => {
  expect(expectedWait(moving, 0)).toBeUndefined();
});

test('the expected wait grows with every analysis ahead', () => {
  expect(expectedWait(moving, 1)).toEqual({ ahead: 1, seconds: 3 });
  expect(expectedWait(moving, 20)).toEqual({ ahead: 20, seconds: 60 });
});

test('a stalled queue has a position and no expected time', () => {
  expect(expectedWait({ ...moving, running: 0, runningMs: 0 }, 4)).toEqual({ ahead: 4 });
});
