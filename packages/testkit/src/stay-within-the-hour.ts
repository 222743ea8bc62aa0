import { setTimeout as delay } from 'node:timers/promises';

/** Counters reset with each hour and day, so a test of exact counts must not cross that boundary. */
export async function stayWithinTheHour(): Promise<void> {
  const leftMs = 3_600_000 - (Date.now() % 3_600_000);
  if (leftMs < 60_000) await delay(leftMs);
}
