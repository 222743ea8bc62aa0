/** Limits concurrency; others wait in order of arrival. */
type Semaphore = {
  /** Resolves with the function that releases the slot; rejects with the signal's reason. */
  acquire(signal: AbortSignal): Promise<() => void>;
};

export function createSemaphore(slots: number): Semaphore {
  const waiting = new Set<() => void>();
  let used = 0;

  const admit = (): (() => void) => {
    used += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      used -= 1;
      const [next] = waiting;
      if (!next) return;
      waiting.delete(next);
      next();
    };
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (used < slots) return admit();
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

/** A semaphore with one slot per group, so that a flood from one group takes one place in the common queue. */
type GroupSemaphore = { acquire(group: string, signal: AbortSignal): Promise<() => void> };

export function createGroupSemaphore(slots: number): GroupSemaphore {
  const common = createSemaphore(slots);
  const groups = new Map<string, { semaphore: Semaphore; users: number }>();
  return {
    async acquire(group, signal) {
      const own = groups.get(group) ?? { semaphore: createSemaphore(1), users: 0 };
      groups.set(group, own);
      own.users += 1;
      const steps = [
        (): void => {
          own.users -= 1;
          if (own.users === 0) groups.delete(group);
        },
      ];
      const release = (): void => {
        for (const undo of steps.splice(0).toReversed()) undo();
      };
      try {
        steps.push(await own.semaphore.acquire(signal));
        steps.push(await common.acquire(signal));
        return release;
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}
