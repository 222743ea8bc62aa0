import { setTimeout as delay } from 'node:timers/promises';
import { holdAnalysis } from '@app/core/db/leases';
import { toAppError } from '@app/core/errors/app-error';
import { readFailedCall } from '@app/core/llm/failed-call';
import { retryDelayMs } from '@app/core/queue/delay';
import type { Services } from '@app/core/services';
import type { CallOwner } from './call-owner.ts';

/** If a provider asks for a longer delay than this, the visitor gets the error instead. */
export const MAX_RETRY_AFTER_MS = 30_000;

type Waiting = { analysis: Pick<CallOwner, 'id' | 'attempt'>; signal: AbortSignal };

/**
 * Repeats a call while its provider takes none, with growing pauses, for as long as a visitor waits. The row says so
 * meanwhile, and the page tells it. Nothing is reserved during a pause.
 */
export async function waitOutProvider<Result>(
  { db, config }: Services,
  { analysis: { id, attempt }, signal }: Waiting,
  call: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + config.PROVIDER_PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const pauseMs = signal.aborted ? undefined : pauseAfter(error, tries);
      if (pauseMs === undefined || performance.now() + pauseMs > end) throw error;
      await holdAnalysis(db, { id, epoch: attempt }, pauseMs).catch(() => {}); // the wait itself needs no Postgres
      await delay(pauseMs, undefined, { signal });
    }
  }
}

/** Undefined when waiting does not help, or only for too long. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (readFailedCall(error)?.kind !== 'away') return undefined;
  const { retryAfterMs = 0 } = toAppError(error);
  return retryAfterMs > MAX_RETRY_AFTER_MS ? undefined : Math.max(retryAfterMs, retryDelayMs(tries, undefined));
}
