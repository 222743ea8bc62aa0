import { setTimeout as delay } from 'node:timers/promises';
import { isAway } from '@app/core/errors/is-away';

/** Longer than a lease: whoever holds one keeps what was paid for. */
const LIMIT_MS = 180_000;
const AGAIN_MS = 500;

/** A store that is away does not cost what a model was paid for: it is waited for. Only for work that may run twice. */
export async function outlast<Result>(work: () => Promise<Result>, limitMs = LIMIT_MS): Promise<Result> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || performance.now() > end) throw error;
      await delay(AGAIN_MS);
    }
  }
}
