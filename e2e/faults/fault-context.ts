import { setTimeout as delay } from 'node:timers/promises';
import type { VisitorLoad } from './load.ts';
import type { FaultTarget } from './fault-target.ts';

/** The context in which a fault is injected. */
export type FaultContext = {
  target: FaultTarget;
  load: VisitorLoad;
  /** How often and for how long the fault occurs. */
  times: number;
  seconds: number;
  /** Injects the fault mid-stream and waits until the product works again. */
  injectFault(action: () => Promise<void>): Promise<void>;
  /** Adds a fact to the result table. */
  note(message: string): void;
  /** Makes the run fail, with the reason in the result table. */
  reportViolation(message: string): void;
};

const LIFE_LIMIT_MS = 120_000;

/** `recoveries`: the times from the end of each fault until an analysis was accepted and text arrived. */
export function createFaultInjector({ log }: VisitorLoad): {
  injectFault: FaultContext['injectFault'];
  recoveries: number[];
} {
  const recoveries: number[] = [];
  const untilAfter = async (atMs: number, parts: (keyof Pick<typeof log, 'ackedAtMs' | 'textAtMs'>)[]) => {
    const end = performance.now() + LIFE_LIMIT_MS;
    while (parts.some((part) => log[part] < atMs)) {
      if (performance.now() > end) throw new Error(`nothing moved for ${LIFE_LIMIT_MS} ms`);
      await delay(10);
    }
  };
  return {
    recoveries,
    async injectFault(action) {
      await untilAfter(performance.now(), ['textAtMs']);
      await delay(Math.random() * 300);
      await action();
      const healedAtMs = performance.now();
      await untilAfter(healedAtMs, ['ackedAtMs', 'textAtMs']);
      recoveries.push(performance.now() - healedAtMs);
    },
  };
}
