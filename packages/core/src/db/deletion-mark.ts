import { sql } from 'kysely';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No run deletes more than this beyond the mark of the last one. */
export const MAX_STEP_DAYS = 2;
/** A longer time without a run is taken for a clock that jumped. */
export const MAX_DOWNTIME_DAYS = 7;
const CLOCKS_AGREE_MS = HOUR_MS;

/** Rows of `rounds`: until when expired data is deleted, and since when a jump has stopped that. */
const MARK = 'deleted-until';
const HELD = 'deletion-held';

export type DeletionState = {
  /** The clock of Postgres. */
  now: Date;
  mark: Date;
  heldSince: Date | undefined;
};

export async function readDeletionState(db: Database): Promise<DeletionState> {
  const { rows } = await sql<{ now: Date; mark: Date | null; held: Date | null }>`
    select now() as now, (select taken_at from rounds where name = ${MARK}) as mark,
      (select taken_at from rounds where name = ${HELD}) as held`.execute(db);
  const [{ now, mark, held } = { now: new Date(), mark: null, held: null }] = rows;
  return { now, mark: mark ?? now, heldSince: held ?? undefined };
}

/**
 * Until when expired data may be deleted. After days without a run it is deleted in steps, if the clock of this machine
 * agrees with that of Postgres. Undefined: a clock jumped, and nothing is deleted until it is right again or an operator
 * says that it is.
 */
export function deletionLimit({ now, mark }: DeletionState, ownClockMs: number): Date | undefined {
  const gapMs = now.getTime() - mark.getTime();
  if (gapMs <= MAX_STEP_DAYS * DAY_MS) return now;
  const doClocksAgree = Math.abs(ownClockMs - now.getTime()) <= CLOCKS_AGREE_MS;
  if (gapMs > MAX_DOWNTIME_DAYS * DAY_MS || !doClocksAgree) return undefined;
  return new Date(mark.getTime() + MAX_STEP_DAYS * DAY_MS);
}

/** Everything that expired until then is deleted. Also the word of an operator who says that the clock is right. */
export async function markDeleted(db: Database, until: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into rounds (name, taken_at) values (${MARK}, ${until})
      on conflict (name) do update set taken_at = excluded.taken_at`.execute(transaction);
    await sql`delete from rounds where name = ${HELD}`.execute(transaction);
  });
}

export async function holdDeletion(db: Database): Promise<void> {
  await sql`insert into rounds (name) values (${HELD}) on conflict do nothing`.execute(db);
}
