import { sql } from 'kysely';
import type { Database } from './database.ts';

type Count = { name: string; window: 'day' | 'hour' };

/** A use of a daily or hourly limit, by the database clock. The names within one call are distinct. */
export type Take = Count & {
  limit: number;
  /** Overrides the amount that applies to the whole call. */
  amount?: number;
};

/**
 * Takes the amount from each counter and returns those with too little left; the caller then rolls back. Postgres locks
 * the counters in list order until the transaction ends, so all callers must list the kinds in the same order, the
 * busiest last.
 */
export async function takeWithin<Own extends Take>(transaction: Database, takes: Own[], amount = 1): Promise<Own[]> {
  const taken = await take(transaction, takes, amount);
  return takes.filter(({ name }) => !taken.has(name));
}

/** Like `takeWithin`, but returns the amount used now per counter; counters with too little left are missing. */
export async function take(transaction: Database, takes: Take[], usual = 1): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; used: string }>`
    with wanted as (
      select * from unnest(
        ${takes.map(({ name }) => name)}::text[],
        ${takes.map(({ window }) => window)}::text[],
        ${takes.map(({ limit }) => limit)}::bigint[],
        ${takes.map(({ amount = usual }) => amount)}::bigint[]
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

/** Returns the amount used in the current window, by counter name. */
export async function readTaken(db: Database, counts: Count[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; used: string }>`
    select name, used from counters join unnest(
      ${counts.map(({ name }) => name)}::text[],
      ${counts.map(({ window }) => window)}::text[]
    ) as wanted (name, span) using (name)
    where window_start = date_trunc(span, now(), 'UTC')`.execute(db);
  return new Map(rows.map(({ name, used }) => [name, Number(used)]));
}

/** Corrects an earlier take by the difference to the real amount, in the same windows and lock order. */
export async function correctTaken(
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
