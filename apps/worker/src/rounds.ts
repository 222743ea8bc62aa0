import { claimScheduledRun } from '@app/core/db/rounds';
import type { Services } from '@app/core/services';
import { sweep } from './jobs/sweep/sweep.ts';
import { runMaintenance } from './jobs/upkeep/upkeep.ts';

const UPKEEP_EVERY_MS = 900_000;

type Round = { name: string; everyMs: number; work: (services: Services) => Promise<void> };

/** Scheduled maintenance. Postgres assigns each round to one process, so a Redis outage or data loss delays none. */
export function startRounds(services: Services): { stop(): void } {
  const rounds: Round[] = [
    { name: 'sweep', everyMs: services.config.SWEEP_EVERY_MS, work: sweep },
    { name: 'upkeep', everyMs: UPKEEP_EVERY_MS, work: runMaintenance },
  ];
  const timers = rounds.map((round) => startRound(services, round));
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}

function startRound(services: Services, round: Round): NodeJS.Timeout {
  let isRunning = false;
  const tick = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run(services, round);
    } catch (error) {
      services.log.warn({ error }, 'round not finished');
    } finally {
      isRunning = false;
    }
  };
  void tick();
  return setInterval(() => void tick(), round.everyMs);
}

async function run(services: Services, { name, everyMs, work }: Round): Promise<void> {
  const { db, queue, log } = services;
  if (!(await claimScheduledRun(db, name, everyMs))) return;
  await work(services);
  const count = await queue.runOverdueJobs();
  if (count > 0) log.warn({ count }, 'jobs were put off too far and run now');
}
