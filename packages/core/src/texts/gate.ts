/** Limits concurrency; others wait in order of arrival. */
export type TextGate = {
  /** Resolves with the function to call when leaving; rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<() => void>;
};

export function openTextGate(atOnce: number): TextGate {
  const waiting = new Set<() => void>();
  let inside = 0;

  const leave = (): void => {
    inside -= 1;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    next();
  };
  const admit = (): (() => void) => {
    inside += 1;
    let isInside = true;
    return () => {
      if (isInside) leave();
      isInside = false;
    };
  };

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (inside < atOnce) return admit();
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const next = (): void => resolve(admit());
      const giveUp = (): void => {
        if (waiting.delete(next)) reject(signal.reason as Error);
      };
      waiting.add(next);
      signal.addEventListener('abort', giveUp, { once: true });
      return promise.finally(() => signal.removeEventListener('abort', giveUp));
    },
  };
}

/** Keeps one gate per name while the name is in use. */
export type Gates = { enter(name: string, signal: AbortSignal): Promise<() => void> };

export function openGates(atOnce: number): Gates {
  const gates = new Map<string, { gate: TextGate; users: number }>();
  return {
    async enter(name, signal) {
      const own = gates.get(name) ?? { gate: openTextGate(atOnce), users: 0 };
      gates.set(name, own);
      own.users += 1;
      const forget = (): void => {
        own.users -= 1;
        if (own.users === 0) gates.delete(name);
      };
      const leave = await own.gate.enter(signal).catch((error: unknown) => {
        forget();
        throw error;
      });
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        leave();
        forget();
      };
    },
  };
}
