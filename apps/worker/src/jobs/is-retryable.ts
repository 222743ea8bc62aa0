import { errorTable } from '@app/contract/errors';
import type { AppError } from '@app/core/errors/app-error';
import { readFailedCall } from '@app/core/llm/failed-call';

/** If a provider asks for a longer delay than this, the visitor gets the error instead. */
const MAX_RETRY_AFTER_MS = 30_000;
/**
 * A timed-out call is retried only if an equally long silence would end before this: a visitor waits three minutes at
 * most.
 */
const MAX_SILENCE_MS = 150_000;

/** True when a stage that failed with this fault should be retried. */
export function isRetryable(fault: AppError, { tries, maxTries }: { tries: number; maxTries: number }): boolean {
  if (!errorTable[fault.code].retry || tries >= maxTries) return false;
  if (fault.code !== 'PROVIDER_TIMEOUT') return (fault.retryAfterMs ?? 0) <= MAX_RETRY_AFTER_MS;
  const { totalMs = 0 } = readFailedCall(fault) ?? {};
  return (tries + 1) * totalMs <= MAX_SILENCE_MS;
}
