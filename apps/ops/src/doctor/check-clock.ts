import { type CheckResult, ok, warn } from './check-result.ts';

/** A clock that is set over the network is off by far less. */
const MAX_DIFFERENCE_MS = 2_000;

/** Compares the clock of a store, in milliseconds since 1970, with that of this machine. */
export async function checkClock(store: string, readClock: () => Promise<number>): Promise<CheckResult[]> {
  const before = Date.now();
  const theirs = await readClock();
  const after = Date.now();
  const aheadMs = theirs < before ? theirs - before : Math.max(0, theirs - after);
  if (Math.abs(aheadMs) <= MAX_DIFFERENCE_MS) return [ok('clock', `of ${store} and of this machine agree`)];
  const seconds = (Math.abs(aheadMs) / 1_000).toFixed(1);
  return [
    warn(
      'clock',
      `of ${store} is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's: set both over the network (NTP; timedatectl shows it).`,
    ),
  ];
}
