/** Upper bound of a job's delay, even if a provider asks for more. */
export const MAX_DELAY_MS = 120_000;

/** The requested delay; otherwise exponential backoff from one second, with jitter so that retries do not collide. */
export function retryDelayMs(tries: number, askedMs: number | undefined): number {
  const own = Math.min(1_000 * 2 ** (tries - 1), 30_000);
  return Math.round(askedMs === undefined ? own * (0.5 + Math.random()) : Math.min(askedMs, MAX_DELAY_MS));
}
