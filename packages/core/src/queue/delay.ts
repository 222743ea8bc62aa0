/** No job is put off for longer, whatever a provider asks for. */
export const MOST_DELAY_MS = 120_000;

/** What was asked for, else doubling from one second, spread so that retries do not meet. */
export function retryDelayMs(tries: number, askedMs: number | undefined): number {
  const own = Math.min(1_000 * 2 ** (tries - 1), 30_000);
  return Math.round(askedMs === undefined ? own * (0.5 + Math.random()) : Math.min(askedMs, MOST_DELAY_MS));
}
