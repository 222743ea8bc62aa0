import { errorTable } from '@app/contract/errors';
import type { AppError } from '@app/core/errors/app-error';
import { readFailedCall } from '@app/core/llm/failed-call';

/** If a provider asks for a longer delay than this, the visitor gets the error instead. */
const MOST_PATIENCE_MS = 30_000;
/** No retry that would end later than this if it is as silent as the last: a visitor waits three minutes at most. */
const MOST_SILENCE_MS = 150_000;

/** True when a stage that failed with this fault should be retried. */
export function isRetryable(fault: AppError, { tries, mostTries }: { tries: number; mostTries: number }): boolean {
  if (!errorTable[fault.code].retry || tries >= mostTries) return false;
  if (fault.code !== 'PROVIDER_TIMEOUT') return (fault.retryAfterMs ?? 0) <= MOST_PATIENCE_MS;
  const { totalMs = 0 } = readFailedCall(fault) ?? {};
  return (tries + 1) * totalMs <= MOST_SILENCE_MS;
}
