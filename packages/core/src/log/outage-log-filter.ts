import { faultOf, isFaultOfStore } from '../errors/store-fault.ts';

const LOG_EVERY_MS = 60_000;

export type OutageLogFilter = {
  /** Undefined: suppress this line. Otherwise log it, with the number of lines suppressed since the last logged one. */
  countSuppressed(error: unknown, store?: string): number | undefined;
};

/**
 * While a store is down, everything that needs it fails repeatedly. Per store only one line a minute is logged, with
 * the number of suppressed lines. Errors of other kinds are always logged.
 */
export function createOutageLogFilter(now: () => number = () => performance.now()): OutageLogFilter {
  const logged = new Map<string, { at: number; leftOut: number }>();
  return {
    countSuppressed(error, store) {
      if (!isFaultOfStore(error)) return 0;
      const key = store ?? faultOf(error)?.store ?? '';
      const last = logged.get(key);
      if (last && now() - last.at < LOG_EVERY_MS) {
        last.leftOut += 1;
        return undefined;
      }
      logged.set(key, { at: now(), leftOut: 0 });
      return last?.leftOut ?? 0;
    },
  };
}
