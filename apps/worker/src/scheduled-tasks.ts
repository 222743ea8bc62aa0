import { claimScheduledRun } from '@app/core/db/scheduled-runs';
import type { Services } from '@app/core/services';
import { sweep } from './jobs/sweep/sweep.ts';
import { runMaintenance } from './jobs/maintenance/run-maintenance.ts';

const MAINTENANCE_EVERY_MS = 900_000;

type ScheduledTask = { name: string; everyMs: number; work: (services: Services) => Promise<void> };

/**
 * Per interval, Postgres lets one process run each task, so the schedule survives a loss of Redis data. A run that needs
 * Redis fails while Redis is down and is tried again at the next interval.
 */
export function startScheduledTasks(services: Services): { stop(): void } {
  const tasks: ScheduledTask[] = [
    { name: 'sweep', everyMs: services.config.SWEEP_EVERY_MS, work: sweep },
    // Stored in Postgres under its old name: with a new one, processes of two versions would each run it.
    { name: 'upkeep', everyMs: MAINTENANCE_EVERY_MS, work: runMaintenance },
  ];
  const timers = tasks.map((task) => startScheduledTask(services, task));
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}

function startScheduledTask(services: Services, task: ScheduledTask): NodeJS.Timeout {
  let isRunning = false;
  const tick = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run(services, task);
    } catch (error) {
      services.log.warn({ error }, 'scheduled task failed');
    } finally {
      isRunning = false;
    }
  };
  void tick();
  return setInterval(() => void tick(), task.everyMs);
}

async function run(services: Services, { name, everyMs, work }: ScheduledTask): Promise<void> {
  const { db, queue, log } = services;
  if (!(await claimScheduledRun(db, name, everyMs))) return;
  await work(services);
  const count = await queue.promoteJobsDelayedTooFar();
  if (count > 0) log.warn({ count }, 'jobs delayed too far by a fast clock, promoted');
}
