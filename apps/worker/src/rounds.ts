import { takeRound } from '@app/core/db/rounds';
import type { Services } from '@app/core/services';

const UPKEEP_EVERY_MS = 900_000;

/** Has the house kept: one process of all begins each round, and the queue gives it to one. */
export function startRounds(services: Services): { stop(): void } {
  const { config, log } = services;
  const intervals = { sweep: config.SWEEP_EVERY_MS, upkeep: UPKEEP_EVERY_MS } as const;
  const timers = (['sweep', 'upkeep'] as const).map((name) => {
    const tick = (): void =>
      void begin(services, name, intervals[name]).catch((error: unknown) => {
        log.warn({ error }, 'round not begun');
      });
    tick();
    return setInterval(tick, intervals[name]);
  });
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}

async function begin({ db, queue, log }: Services, name: 'sweep' | 'upkeep', everyMs: number): Promise<void> {
  if (!(await takeRound(db, name, everyMs))) return;
  const count = await queue.hurry();
  if (count > 0) log.warn({ count }, 'jobs were put off too far and run now');
  // One at a time: what is left of the last round would keep the next one out.
  if ((await queue.stateOf('upkeep', name)) === 'ended') await queue.remove('upkeep', name);
  await queue.add('upkeep', name, {}, { key: name });
}
