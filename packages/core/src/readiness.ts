import { setTimeout as delay } from 'node:timers/promises';

/** Probes give up after two or three seconds. */
const LIMIT_MS = 1_500;

/** Answers in time even if a store hangs. Probes that come while a check runs share it, so they use up no connections. */
export function openReadiness(check: () => Promise<boolean>, limitMs = LIMIT_MS): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return async () => {
    running ??= check()
      .catch(() => false)
      .finally(() => (running = undefined));
    return Promise.race([running, delay(limitMs, false, { ref: false })]);
  };
}
