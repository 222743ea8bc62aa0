import { errorTable } from '@app/contract/errors';
import type { AppError } from '@app/core/errors/app-error';
import { readFailedCall } from '@app/core/llm/failed-call';
import { MAX_RETRY_AFTER_MS } from './analyze/wait-out-provider.ts';

/**
 * A timed-out call is retried only if an equally long silence would end before this: a visitor waits three minutes at
 * most.
 */
const MAX_SILENCE_MS = 150_000;

/** True when a stage that failed with this fault should be retried. */
export function isRetryable(fault: AppError, { tries, maxTries }: { tries: number; maxTries: number }): boolean {
  if (!errorTable[fault.code].retry || tries >= maxTries) return false;
  const { totalMs = 0, kind } = readFailedCall(fault) ?? {};
  // The call itself has waited for the provider as long as a visitor waits.
  if (kind === 'away') return false;
  if (fault.code !== 'PROVIDER_TIMEOUT') return (fault.retryAfterMs ?? 0) <= MAX_RETRY_AFTER_MS;
  return (tries + 1) * totalMs <= MAX_SILENCE_MS;
}
