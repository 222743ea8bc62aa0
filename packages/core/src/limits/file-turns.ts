import { AppError } from '../errors/app-error.ts';
import type { RateLimits } from './rate-limits.ts';

/** Of one network, in one process. A class that sends its essays at the same moment fits in. */
const MOST_WAITING = 40;
const UNTIL_ONE_ENDS_MS = 5_000;

export type FileTurns = {
  /** Does the work when it is this network's turn, and charges it for how long a media worker was busy with it. */
  run<Result>(network: string, work: (charge: (ranMs: number) => void) => Promise<Result>): Promise<Result>;
};

/**
 * Files of one network are read and made one after the other, and only for so many seconds in an hour: whoever sends
 * files that take long waits behind themselves, and the other places of the media workers stay free.
 */
export function openFileTurns(limits: RateLimits): FileTurns {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();

  return {
    async run(network, work) {
      await limits.take('file', network);
      const line = lines.get(network) ?? { waiting: 0, last: Promise.resolve() };
      if (line.waiting >= MOST_WAITING) throw new AppError('RATE_LIMITED', { retryAfterMs: UNTIL_ONE_ENDS_MS });
      line.waiting += 1;
      lines.set(network, line);
      const turn = line.last.then(() => work((ranMs) => limits.charge('file', network, ranMs / 1_000)));
      line.last = turn
        .catch(() => {})
        .finally(() => {
          line.waiting -= 1;
          if (line.waiting === 0) lines.delete(network);
        });
      return turn;
    },
  };
}
