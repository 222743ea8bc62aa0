import { setTimeout as delay } from 'node:timers/promises';
import { wrongClock } from '@app/testkit/fake-clock';
import { sql } from 'kysely';
import type { FaultContext } from './fault-context.ts';
import type { FaultTarget } from './fault-target.ts';

export const JUMP_DAYS = 33;
const AHEAD_S = JUMP_DAYS * 86_400;
const PLACES = ['sessions', 'messages', 'analyses', 'model_calls', 'idempotency_keys', 'counters'] as const;

/** Sets clocks ahead while maintenance runs, and sets them back. Nothing in this run is due. */
export async function jumpAhead(
  who: { worker: boolean; database: boolean },
  { target, seconds, injectFault, note, reportViolation }: FaultContext,
): Promise<void> {
  const { clock, stack, restartWorker } = target;
  await injectFault(async () => {
    const before = await countRows(target);
    if (who.database) await clock?.setAhead(AHEAD_S);
    // A worker runs the maintenance that is due when it starts.
    await sql`delete from rounds where name = 'upkeep'`.execute(stack.db);
    await restartWorker(0, 'SIGTERM', who.worker ? wrongClock(AHEAD_S) : {});
    await delay(seconds * 1_000);
    const after = await countRows(target);
    await clock?.setAhead(0);
    await restartWorker(0, 'SIGTERM');
    const gone = PLACES.filter((place) => after[place] < before[place]);
    note(PLACES.map((place) => `${place} ${before[place]} -> ${after[place]}`).join(', '));
    if (gone.length > 0) reportViolation(`deleted what was not due: ${gone.join(', ')}`);
  });
}

type Counts = Record<(typeof PLACES)[number], number>;

/** Visitors clear their own sessions meanwhile, so only rows that nobody may clear are counted. */
async function countRows({ stack: { db } }: FaultTarget): Promise<Counts> {
  const counts = await Promise.all(
    PLACES.map(async (place) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(place)}`.execute(db);
      return [place, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as Counts;
}
