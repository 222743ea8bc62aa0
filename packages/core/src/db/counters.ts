import { sql } from 'kysely';
import type { Database } from './database.ts';

type Count = { name: string; window: 'day' | 'hour' };

/** A use of something that is limited per day or per hour, by the clock of the database. No two of one call share a name. */
export type Take = Count & {
  limit: number;
  /** How much is taken, where it is not what all of a call take. */
  amount?: number;
};

/**
 * Takes this much of each, or says which have too little left: the caller then rolls back. Counters are locked in the
 * order of the list until the transaction ends, so every caller lists them in the same order of kinds, the busiest last.
 */
export async function takeWithin<Own extends Take>(transaction: Database, takes: Own[], amount = 1): Promise<Own[]> {
  const taken = await take(transaction, takes, amount);
  return takes.filter(({ name }) => !taken.has(name));
}

/** The same, answering how much of each is taken now; those that have too little left are missing. */
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

/** How much of each is taken in the window that runs, by name. */
export async function readTaken(db: Database, counts: Count[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; used: string }>`
    select name, used from counters join unnest(
      ${counts.map(({ name }) => name)}::text[],
      ${counts.map(({ window }) => window)}::text[]
    ) as wanted (name, span) using (name)
    where window_start = date_trunc(span, now(), 'UTC')`.execute(db);
  return new Map(rows.map(({ name, used }) => [name, Number(used)]));
}

/** Corrects what was taken at that moment, in the same order: less came of it, or more. */
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
