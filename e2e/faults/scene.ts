import { setTimeout as delay } from 'node:timers/promises';
import type { Load } from './load.ts';
import type { World } from './world.ts';

/** What a fault works with. */
export type Scene = {
  world: World;
  load: Load;
  /** How often, and for how long, this fault is to happen. */
  times: number;
  seconds: number;
  /** Does the deed in the midst of running text and waits until the product lives again. */
  strike(deed: () => Promise<void>): Promise<void>;
  /** A fact for the table. */
  note(words: string): void;
  /** Something that must not be. */
  object(words: string): void;
};

const LIFE_LIMIT_MS = 120_000;

/** `recoveries`: from the end of each deed until an analysis was accepted and text came. */
export function openStrikes({ log }: Load): { strike: Scene['strike']; recoveries: number[] } {
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
    async strike(deed) {
      await untilAfter(performance.now(), ['textAtMs']);
      await delay(Math.random() * 300);
      await deed();
      const healedAtMs = performance.now();
      await untilAfter(healedAtMs, ['ackedAtMs', 'textAtMs']);
      recoveries.push(performance.now() - healedAtMs);
    },
  };
}
