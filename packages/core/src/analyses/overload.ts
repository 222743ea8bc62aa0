import type { ProviderId } from '@app/contract/models';
import type { Config } from '../config/config.ts';
import type { AdmissionQueue, QueueLength, QueueSlot } from '../db/queue-lengths.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';

const MIN_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

/** Cap on the open input bytes of one queue, about twenty of the longest texts: workers hold them in memory. */
const MAX_BYTES = 128_000_000;

type Limits = Pick<Config, 'QUEUE_MOST_WAITING' | 'QUEUE_OLDEST_MS'>;

/** Reserves a slot in the queues this work will wait in, or throws OVERLOADED. The caller must keep or release it. */
export async function reserveQueueSlot(
  services: Services,
  { provider, isFile }: { provider: ProviderId; isFile: boolean },
): Promise<QueueSlot> {
  return reserve(services, isFile ? ['media', provider] : [provider]);
}

/** Checks the media queue before the provider is known, so that a file is not uploaded in vain. */
export async function refuseFilesOverload(services: Services): Promise<void> {
  (await reserve(services, ['media'])).release();
}

function reserve({ queueLengths, config }: Services, wanted: AdmissionQueue[]): Promise<QueueSlot> {
  return queueLengths.reserve(wanted, (state) => {
    const retryAfterMs = overloadOf(state, config);
    if (retryAfterMs !== undefined) throw new AppError('OVERLOADED', { retryAfterMs });
  });
}

/** How long until a queue that is too long or too slow has room again; undefined when it has room now. */
export function overloadOf(state: QueueLength, limits: Limits): number | undefined {
  const isSlow = state.oldestMs > limits.QUEUE_OLDEST_MS;
  const isFull = state.bytes > MAX_BYTES;
  if (!isSlow && !isFull && state.waiting < limits.QUEUE_MOST_WAITING) return undefined;
  // A queue that is too long has room once the excess has started; in a slow or byte-full one, everything must start.
  const toBegin = isSlow || isFull ? state.waiting : state.waiting - limits.QUEUE_MOST_WAITING + 1;
  if (state.running === 0) return MAX_RETRY_MS;
  // A running analysis is half done on average, so its total time is about twice the time it has run.
  const oneBeginsEveryMs = (2 * state.runningMs) / state.running;
  return Math.min(Math.max(toBegin * oneBeginsEveryMs, MIN_RETRY_MS), MAX_RETRY_MS);
}
