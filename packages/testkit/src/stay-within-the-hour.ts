import { setTimeout as delay } from 'node:timers/promises';

/** Counts begin anew with the hour and the day: exact numbers need all of a test on one side of it. */
export async function stayWithinTheHour(): Promise<void> {
  const leftMs = 3_600_000 - (Date.now() % 3_600_000);
  if (leftMs < 60_000) await delay(leftMs);
}
