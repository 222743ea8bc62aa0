import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FaultContext } from './fault-context.ts';
import type { FaultTarget } from './fault-target.ts';

const TAKEOVER_LIMIT_MS = 300_000;

/**
 * Kills all workers repeatedly, each time after every interrupted analysis runs again, so that every kill hits all of
 * them.
 */
export async function killAllWorkers({ target, load, times, injectFault }: FaultContext): Promise<void> {
  await injectFault(async () => {
    for (let round = 0; round < times; round += 1) {
      const met = await listOpen(target);
      await target.restartWorkers([...target.stack.workers.keys()], 'SIGKILL');
      const sinceMs = performance.now();
      await untilTakenOver(target, met);
      while (load.log.textAtMs < sinceMs) await delay(50);
    }
  });
}

type Open = { id: string; attempt: number };

async function listOpen({ stack }: FaultTarget): Promise<Open[]> {
  const { rows } = await sql<Open>`select id, attempt from analyses where status = 'running'`.execute(stack.db);
  return rows;
}

async function untilTakenOver({ stack }: FaultTarget, met: Open[]): Promise<void> {
  const end = performance.now() + TAKEOVER_LIMIT_MS;
  const waiting = sql<Open>`
    select analyses.id from analyses
    join unnest(${met.map(({ id }) => id)}::uuid[], ${met.map(({ attempt }) => attempt)}::integer[]) as met (id, attempt)
      on met.id = analyses.id and met.attempt = analyses.attempt
    where status in ('queued', 'running')`;
  while ((await waiting.execute(stack.db)).rows.length > 0) {
    if (performance.now() > end) throw new Error(`not taken over after ${TAKEOVER_LIMIT_MS} ms`);
    await delay(200);
  }
}
