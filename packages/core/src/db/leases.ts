import type { ProviderId } from '@app/contract/models';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { AnalysisStage } from './schema.ts';

/** The right to work on a row. `epoch` is the attempt it was claimed with: a later claim has another. */
export type Lease = { id: string; epoch: number };

/** Who claims, and for how long unless it is renewed. */
export type Holder = { owner: string; leaseMs: number };

const seconds = (ms: number): RawBuilder<Date> => sql`make_interval(secs => ${ms / 1_000})`;

/** Part of the statement that claims a row: `claimed` gives the id and the epoch. */
export const insertLease = ({ owner, leaseMs }: Holder, claimed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into leases (id, epoch, owner, lease_until)
  select id, epoch, ${owner}, now() + ${seconds(leaseMs)} from (${claimed}) as claimed (id, epoch)
  on conflict (id) do update
  set epoch = excluded.epoch, owner = excluded.owner, lease_until = excluded.lease_until`;

/** Renews all leases of a process and answers which it still has. One that expired and was not taken is still held. */
export async function renewLeases(db: Database, held: Lease[], leaseMs: number): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update leases set lease_until = now() + ${seconds(leaseMs)}
    from unnest(${held.map(({ id }) => id)}::uuid[], ${held.map(({ epoch }) => epoch)}::integer[]) as held (id, epoch)
    where leases.id = held.id and leases.epoch = held.epoch
    returning leases.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Ends a lease. A row that is not over waits again, at once and without a charge. */
export async function endLease(db: Database, { id, epoch }: Lease): Promise<void> {
  await sql`
    with ended as (delete from leases where id = ${id} and epoch = ${epoch})
    update analyses set status = 'queued', since = now(), not_before = null
    where id = ${id} and attempt = ${epoch} and status = 'running'`.execute(db);
}

/** Ends leases whose claim or end got no answer, if they are this owner's. */
export async function endLeasesOf(db: Database, owner: string, ids: string[]): Promise<void> {
  await sql`
    with ended as (delete from leases where owner = ${owner} and id = any(${ids}::uuid[]) returning id, epoch)
    update analyses set status = 'queued', since = now(), not_before = null
    from ended where analyses.id = ended.id and attempt = epoch and status = 'running'`.execute(db);
}

/** What ended its workers this often is suspected of being the cause. */
export const QUARANTINE_FROM = 12;

/** Part of the statement that claims a row: suspects run one at a time, so that the harmless among them come through. */
export const isAloneOrHarmless: RawBuilder<boolean> = sql`(analyses.interruptions < ${sql.lit(QUARANTINE_FROM)}
  or not exists (select from analyses as other
    where other.status = 'running' and other.interruptions >= ${sql.lit(QUARANTINE_FROM)}))`;

/** A file that takes longer than this is slow. */
const SLOW_FILE = sql`interval '5 seconds'`;

/**
 * Part of the statement that claims a row: while a file of a block takes long, no other of the block takes a slot. The
 * sweep queues those again when it has ended.
 */
export const isNotBehindOwnSlowFile: RawBuilder<boolean> = sql`(analyses.stage <> 'prepare'
  or not exists (select from analyses as other
    where other.status = 'running' and other.stage = 'prepare' and other.payer_block = analyses.payer_block
      and other.since < now() - ${SLOW_FILE}))`;

/** A row that waits for its next attempt. */
export type WaitingRow = { id: string; provider: ProviderId; stage: AnalysisStage; attempt: number };
export type FreedRow = WaitingRow & { framework: string; interruptions: number; delayMs: number };

export type Takeover = {
  leaseMs: number;
  /** An owner that missed renewals for this long and has no connection is dead; undefined: only the lease counts. */
  missedMs: number | undefined;
};

/** Owners that waited for a server which was away renew first. */
const CALM_AFTER_START_MS = 10_000;

/** The pause before attempt after the nth interruption: 0, 0, 2, 4 ... 60 s. `interruptions` is the count before it. */
const pause = sql`make_interval(secs => case when interruptions < 2 then 0 else least(60, 2 ^ least(interruptions - 1, 6)) end)`;

/**
 * Takes rows from owners that are dead: their lease is over, or nobody is connected under their name. The lease row is
 * locked first, so an owner that renews at this moment keeps it. A running row without a lease is held by an older
 * version of this program, for as long as a lease lasts.
 */
export async function freeDeadLeases(db: Database, { leaseMs, missedMs }: Takeover): Promise<FreedRow[]> {
  const isUnconnected =
    missedMs === undefined
      ? sql`false`
      : sql`lease_until < now() + ${seconds(leaseMs - missedMs)}
          and not exists (select from pg_stat_activity where application_name = owner)`;
  const { rows } = await sql<FreedRow>`
    with dead as (
      select id, epoch from leases
      where pg_postmaster_start_time() < now() - ${seconds(CALM_AFTER_START_MS)}
        and (lease_until < now() or (${isUnconnected}))
      for update skip locked
    ), ended as (
      delete from leases using dead where leases.id = dead.id
    ), free as (
      select id, epoch from dead
      union all
      select id, attempt from analyses
      where status = 'running' and since < now() - ${seconds(leaseMs)}
        and not exists (select from leases where leases.id = analyses.id and leases.epoch = attempt)
    )
    update analyses
    set status = 'queued', since = now(), interruptions = interruptions + 1, not_before = now() + ${pause}
    from free where analyses.id = free.id and attempt = free.epoch and status = 'running'
    returning analyses.id, provider, stage, framework, attempt, interruptions,
      (extract(epoch from not_before - now()) * 1000)::integer as "delayMs"`.execute(db);
  return rows;
}

export type Again = Lease & { charge: 'try' | 'interruption' | 'nothing'; delayMs: number };

/** Gives a row back for another attempt. Undefined when it was not held any more. */
export async function requeueAnalysis(
  db: Database,
  { id, epoch, charge, delayMs }: Again,
): Promise<FreedRow | undefined> {
  const { rows } = await sql<FreedRow>`
    with ended as (delete from leases where id = ${id} and epoch = ${epoch})
    update analyses
    set status = 'queued', since = now(), tries = tries + ${charge === 'try' ? 1 : 0},
      interruptions = interruptions + ${charge === 'interruption' ? 1 : 0},
      not_before = now() + ${charge === 'interruption' ? pause : seconds(delayMs)}
    where id = ${id} and attempt = ${epoch} and status = 'running'
    returning id, provider, stage, framework, attempt, interruptions,
      (extract(epoch from not_before - now()) * 1000)::integer as "delayMs"`.execute(db);
  return rows[0];
}

/** Rows that should be in the queue by now. */
export async function listWaiting(db: Database, olderThanMs: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('analyses')
    .select(['id', 'provider', 'stage', 'attempt'])
    .where('status', '=', 'queued')
    .where(isNotBehindOwnSlowFile)
    .where(sql<Date>`greatest(since, not_before)`, '<', sql<Date>`now() - ${seconds(olderThanMs)}`)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
}
