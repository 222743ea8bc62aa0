import { AppError } from '@app/core/errors/app-error';
import { expect, test } from 'vitest';
import { isWorthAnother } from './is-worth-another.ts';

const mostTries = 3;
/** The timeout error that `ask` throws after this many seconds of silence. */
const silence = (seconds: number): AppError =>
  new AppError('PROVIDER_TIMEOUT', { cause: { costMicroUsd: 0, totalMs: seconds * 1_000 } });

test('a passing fault is tried again, so many times', () => {
  const fault = new AppError('PROVIDER_CUT');

  expect([1, 2, 3].map((tries) => isWorthAnother(fault, { tries, mostTries }))).toEqual([true, true, false]);
});

test('what will not pass is not tried again', () => {
  expect(isWorthAnother(new AppError('MODEL_REFUSED'), { tries: 1, mostTries })).toBe(false);
});

test.for([
  [30_000, true],
  [30_001, false],
] as const)('a provider that asks for %i ms of patience: %s', ([retryAfterMs, isWorthIt]) => {
  const fault = new AppError('PROVIDER_BUSY', { retryAfterMs });

  expect(isWorthAnother(fault, { tries: 1, mostTries })).toBe(isWorthIt);
});

test.for([
  { seconds: 45, tries: 2, isWorthIt: true },
  { seconds: 60, tries: 1, isWorthIt: true },
  { seconds: 60, tries: 2, isWorthIt: false },
  { seconds: 190, tries: 1, isWorthIt: false },
])('$seconds s of silence, $tries times: another try $isWorthIt', ({ seconds, tries, isWorthIt }) => {
  expect(isWorthAnother(silence(seconds), { tries, mostTries })).toBe(isWorthIt);
});
