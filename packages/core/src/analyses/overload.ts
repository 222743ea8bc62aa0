import type { ProviderId } from '@app/contract/models';
import type { Config } from '../config/config.ts';
import type { Line, LineState, Place } from '../db/lines.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';

const SOONEST_MS = 5_000;
const LATEST_MS = 300_000;

/** Of texts under way in one line: about twenty of the longest. Workers hold in memory what they work on. */
const MOST_BYTES = 128_000_000;

type Limits = Pick<Config, 'QUEUE_MOST_WAITING' | 'QUEUE_OLDEST_MS'>;

/** A place in the lines this work will wait in, or OVERLOADED. Whoever takes it says what became of it. */
export async function takePlace(
  services: Services,
  { provider, isFile }: { provider: ProviderId; isFile: boolean },
): Promise<Place> {
  return take(services, isFile ? ['media', provider] : [provider]);
}

/** For who does not know the provider yet: is there any use in sending a file? */
export async function refuseFilesOverload(services: Services): Promise<void> {
  (await take(services, ['media'])).giveBack();
}

function take({ lines, config }: Services, wanted: Line[]): Promise<Place> {
  return lines.take(wanted, (state) => {
    const retryAfterMs = overloadOf(state, config);
    if (retryAfterMs !== undefined) throw new AppError('OVERLOADED', { retryAfterMs });
  });
}

/** When a line that is too long or too slow will have room again; undefined when it has. */
export function overloadOf(state: LineState, limits: Limits): number | undefined {
  const isSlow = state.oldestMs > limits.QUEUE_OLDEST_MS;
  const isFull = state.bytes > MOST_BYTES;
  if (!isSlow && !isFull && state.waiting < limits.QUEUE_MOST_WAITING) return undefined;
  // Of a full line a few must begin; in a slow one those behind the first have as long to wait, so all of them.
  const toBegin = isSlow || isFull ? state.waiting : state.waiting - limits.QUEUE_MOST_WAITING + 1;
  if (state.running === 0) return LATEST_MS;
  // What runs is half done on average, so it takes twice the time it has run.
  const oneBeginsEveryMs = (2 * state.runningMs) / state.running;
  return Math.min(Math.max(toBegin * oneBeginsEveryMs, SOONEST_MS), LATEST_MS);
}
