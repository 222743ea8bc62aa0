import { AppError } from '@app/core/errors/app-error';
import { expect, test } from 'vitest';
import { isRetryable } from './is-retryable.ts';

const maxTries = 3;
/** The timeout error that `streamModelCall` throws after this many seconds of silence. */
const silence = (seconds: number): AppError =>
  new AppError('PROVIDER_TIMEOUT', { cause: { costMicroUsd: 0, totalMs: seconds * 1_000 } });

test('a transient fault is retried up to the limit', () => {
  const fault = new AppError('PROVIDER_CUT');

  expect([1, 2, 3].map((tries) => isRetryable(fault, { tries, maxTries }))).toEqual([true, true, false]);
});

test('a permanent fault is not retried', () => {
  expect(isRetryable(new AppError('MODEL_REFUSED'), { tries: 1, maxTries })).toBe(false);
});

test.for([
  [30_000, true],
  [30_001, false],
] as const)('a fault with a requested wait of %i ms is retried: %s', ([retryAfterMs, isWorthIt]) => {
  const fault = new AppError('PROVIDER_BUSY', { retryAfterMs });

  expect(isRetryable(fault, { tries: 1, maxTries })).toBe(isWorthIt);
});

test('a provider that was waited for is not asked again', () => {
  const fault = new AppError('PROVIDER_BUSY', { cause: { costMicroUsd: 0, totalMs: 10, kind: 'away' } });

  expect(isRetryable(fault, { tries: 1, maxTries })).toBe(false);
});

test.for([
  { seconds: 45, tries: 2, isWorthIt: true },
  { seconds: 60, tries: 1, isWorthIt: true },
  { seconds: 60, tries: 2, isWorthIt: false },
  { seconds: 190, tries: 1, isWorthIt: false },
])('a timeout after $seconds s on try $tries is retried: $isWorthIt', ({ seconds, tries, isWorthIt }) => {
  expect(isRetryable(silence(seconds), { tries, maxTries })).toBe(isWorthIt);
});
