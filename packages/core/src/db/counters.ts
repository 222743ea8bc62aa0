import { sql } from 'kysely';
import type { Database } from './database.ts';

type Count = { name: string; window: 'day' | 'hour' };

/** An amount to add to a daily or hourly counter, by the database clock. The names within one call are distinct. */
export type CounterUse = Count & {
  limit: number;
  /** Overrides the amount that applies to the whole call. */
  amount?: number;
};

/**
 * Adds the amount to each counter that stays within its limit, and returns the others; the caller then rolls back.
 * Postgres locks the counters in list order until the transaction ends, so all callers must list the kinds in the same
 * order, the busiest last.
 */
export async function incrementWithinLimits<Own extends CounterUse>(
  transaction: Database,
  uses: Own[],
  amount = 1,
): Promise<Own[]> {
  const used = await incrementCounters(transaction, uses, amount);
  return uses.filter(({ name }) => !used.has(name));
}

/** Like `incrementWithinLimits`, but returns the new value of each counter; those over their limit are missing. */
export async function incrementCounters(
  transaction: Database,
  uses: CounterUse[],
  usual = 1,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; used: string }>`
    with wanted as (
      select * from unnest(
        ${uses.map(({ name }) => name)}::text[],
        ${uses.map(({ window }) => window)}::text[],
        ${uses.map(({ limit }) => limit)}::bigint[],
        ${uses.map(({ amount = usual }) => amount)}::bigint[]
      ) with ordinality as wanted (name, span, most, amount, place)
    )
    insert into counters (name, window_start, used)
    select name, date_trunc(span, now(), 'UTC'), amount from wanted
    where amount <= most order by place
    on conflict (name, window_start) do update set used = counters.used + excluded.used
    where counters.used + excluded.used <= (select most from wanted where wanted.name = excluded.name)
    returning name, used`.execute(transaction);
  return new Map(rows.map(({ name, used }) => [name, Number(used)]));
}

/** Returns the values of the current window, by counter name. */
export async function readCounters(db: Database, counts: Count[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; used: string }>`
    select name, used from counters join unnest(
      ${counts.map(({ name }) => name)}::text[],
      ${counts.map(({ window }) => window)}::text[]
    ) as wanted (name, span) using (name)
    where window_start = date_trunc(span, now(), 'UTC')`.execute(db);
  return new Map(rows.map(({ name, used }) => [name, Number(used)]));
}

/** Corrects an earlier increment by the difference to the real amount, in the same windows and lock order. */
export async function correctCounters(
  transaction: Database,
  counts: Count[],
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await sql`
    insert into counters (name, window_start, used)
    select name, date_trunc(span, ${at}::timestamptz, 'UTC'), greatest(0, ${by}::bigint) from unnest(
      ${counts.map(({ name }) => name)}::text[],
      ${counts.map(({ window }) => window)}::text[]
    ) with ordinality as counted (name, span, place) order by place
    on conflict (name, window_start) do update set used = greatest(0, counters.used + ${by}::bigint)`.execute(
    transaction,
  );
}
