import { expect, test } from 'vitest';
import { watchUploadPace } from './watch-pace.ts';

const SECOND = 1_000;

/** Sends one chunk per second and returns how many were accepted before the client was refused. */
function countAccepted(bytes: (second: number) => number, seconds: number): number {
  const checkPace = watchUploadPace({ bytesPerSecond: 16_384 });
  for (let second = 0; second < seconds; second += 1) {
    try {
      checkPace(bytes(second), SECOND);
    } catch {
      return second;
    }
  }
  return seconds;
}

test('an upload of one byte a second is aborted after ten seconds', () => {
  expect(countAccepted(() => 1, 60)).toBe(9);
});

test('an upload of 30 kB a second, or bursts of it, is never aborted', () => {
  expect(countAccepted(() => 30_000, 2_400)).toBe(2_400);
  expect(countAccepted((second) => (second % 10 < 5 ? 0 : 40_000), 600)).toBe(600);
});

test('a fast start does not excuse a slow end', () => {
  expect(countAccepted((second) => (second < 10 ? 5_000_000 : 1), 60)).toBe(19);
});

test('time spent waiting on the server does not count', () => {
  const checkPace = watchUploadPace({ bytesPerSecond: 16_384 });

  expect(() => Array.from({ length: 1_000 }, () => checkPace(1, 0))).not.toThrow();
});
