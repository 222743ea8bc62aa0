import { isAway } from '../errors/is-away.ts';

const TELL_EVERY_MS = 60_000;

/** What the client of Redis says when the line to it is gone. */
const REDIS_WORDS = /max retries per request|Connection is closed|Stream isn't writeable|Command timed out/i;

export type Outages = {
  /** Undefined: this line is left out. Else how many were left out since the last one that was told. */
  tell(error: unknown, store?: string): number | undefined;
};

/**
 * While a store is away, everything that needs it fails again and again. One line a minute tells of it for each store, with
 * the number of those left out. Errors of another kind are always told.
 */
export function openOutages(now: () => number = () => performance.now()): Outages {
  const told = new Map<string, { at: number; leftOut: number }>();
  return {
    tell(error, store) {
      if (!isAway(error)) return 0;
      const key = store ?? storeOf(error as Error);
      const last = told.get(key);
      if (last && now() - last.at < TELL_EVERY_MS) {
        last.leftOut += 1;
        return undefined;
      }
      told.set(key, { at: now(), leftOut: 0 });
      return last?.leftOut ?? 0;
    },
  };
}

function storeOf({ name, message }: Error): string {
  return name === 'MaxRetriesPerRequestError' || REDIS_WORDS.test(message) ? 'redis' : 'other';
}
