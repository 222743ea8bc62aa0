import { errorTable } from '@app/contract/errors';
import type { AppError } from '@app/core/errors/app-error';
import { readFailedCall } from '@app/core/llm/failed-call';

/** A provider that asks for more patience than this is told to the visitor instead. */
const MOST_PATIENCE_MS = 30_000;
/** An attempt that would end after this time if it is as silent as the last is not made: a visitor waits about three minutes at most. */
const MOST_SILENCE_MS = 150_000;

/** Whether a stage that failed so after so many tries is begun once more. */
export function isWorthAnother(fault: AppError, { tries, mostTries }: { tries: number; mostTries: number }): boolean {
  if (!errorTable[fault.code].retry || tries >= mostTries) return false;
  if (fault.code !== 'PROVIDER_TIMEOUT') return (fault.retryAfterMs ?? 0) <= MOST_PATIENCE_MS;
  const { totalMs = 0 } = readFailedCall(fault) ?? {};
  return (tries + 1) * totalMs <= MOST_SILENCE_MS;
}
