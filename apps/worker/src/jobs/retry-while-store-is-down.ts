import { setTimeout as delay } from 'node:timers/promises';
import { isStoreAway } from '@app/core/errors/store-fault';

/** Longer than a lease, so that a lease holder keeps the answers it has paid for. */
const LIMIT_MS = 180_000;
const RETRY_MS = 500;

/** Retries while a store is down, so that an outage does not lose a paid answer. Only for idempotent work. */
export async function retryWhileStoreIsDown<Result>(work: () => Promise<Result>, limitMs = LIMIT_MS): Promise<Result> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isStoreAway(error) || performance.now() > end) throw error;
      await delay(RETRY_MS);
    }
  }
}
