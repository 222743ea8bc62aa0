import { setTimeout as delay } from 'node:timers/promises';

/** Shorter than the timeout of probes, which is two or three seconds. */
const LIMIT_MS = 1_500;

/** Responds in time even if a store hangs. Concurrent probes share one check, so they use up no connections. */
export function openReadiness(check: () => Promise<boolean>, limitMs = LIMIT_MS): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return async () => {
    running ??= check()
      .catch(() => false)
      .finally(() => (running = undefined));
    return Promise.race([running, delay(limitMs, false, { ref: false })]);
  };
}
