import type { ProviderId } from '@app/contract/models';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { AnalysisStage } from './schema.ts';

/** The right to work on a row. `epoch` is the attempt number of the claim; every later claim has a higher one. */
export type Lease = { id: string; epoch: number };

/** The claiming process, and the lease duration without renewal. */
export type Holder = { owner: string; leaseMs: number };

const seconds = (ms: number): RawBuilder<Date> => sql`make_interval(secs => ${ms / 1_000})`;

/** Part of the statement that claims a row: the query `claimed` yields id and epoch. */
export const insertLease = ({ owner, leaseMs }: Holder, claimed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into leases (id, epoch, owner, lease_until)
  select id, epoch, ${owner}, now() + ${seconds(leaseMs)} from (${claimed}) as claimed (id, epoch)
  on conflict (id) do update
  set epoch = excluded.epoch, owner = excluded.owner, lease_until = excluded.lease_until`;

/**
 * Renews all leases of a process and returns those it still holds, with the clock of Postgres. An expired but untaken
 * lease counts as held.
 */
export async function renewLeases(
  db: Database,
  held: Lease[],
  leaseMs: number,
): Promise<{ kept: Set<string>; nowMs: number }> {
  const { rows } = await sql<{ ids: string[]; now: Date }>`
    with renewed as (
      update leases set lease_until = now() + ${seconds(leaseMs)}
      from unnest(${held.map(({ id }) => id)}::uuid[], ${held.map(({ epoch }) => epoch)}::integer[]) as held (id, epoch)
      where leases.id = held.id and leases.epoch = held.epoch
      returning leases.id
    )
    select array(select id from renewed) as ids, now() as now`.execute(db);
  return { kept: new Set(rows[0]?.ids), nowMs: rows[0]?.now.getTime() ?? Number.NaN };
}

/** Notes in a running row that its work waits this long, for the page to tell. */
export async function holdAnalysis(db: Database, { id, epoch }: Lease, ms: number): Promise<void> {
  await sql`
    update analyses set not_before = now() + ${seconds(ms)}
    where id = ${id} and attempt = ${epoch} and status = 'running'`.execute(db);
}

/** Ends a lease. A row that is still running is queued again at once, without counting a try or an interruption. */
export async function endLease(db: Database, { id, epoch }: Lease): Promise<void> {
  await sql`
    with ended as (delete from leases where id = ${id} and epoch = ${epoch})
    update analyses set status = 'queued', since = now(), not_before = null
    where id = ${id} and attempt = ${epoch} and status = 'running'`.execute(db);
}

/** Ends this owner's leases whose claim or end got no response. */
export async function endLeasesOf(db: Database, owner: string, ids: string[]): Promise<void> {
  await sql`
    with ended as (delete from leases where owner = ${owner} and id = any(${ids}::uuid[]) returning id, epoch)
    update analyses set status = 'queued', since = now(), not_before = null
    from ended where analyses.id = ended.id and attempt = epoch and status = 'running'`.execute(db);
}

/** A row that interrupted its workers this often is suspected of crashing them. */
export const QUARANTINE_FROM = 12;

/** Part of the statement that claims a row: suspects run one at a time, so that harmless ones succeed. */
export const isAloneOrHarmless: RawBuilder<boolean> = sql`(analyses.interruptions < ${sql.lit(QUARANTINE_FROM)}
  or not exists (select from analyses as other
    where other.status = 'running' and other.interruptions >= ${sql.lit(QUARANTINE_FROM)}))`;

/** Preparing a file for longer than this counts as slow. */
const SLOW_FILE = sql`interval '5 seconds'`;

/**
 * Part of the statement that claims a row: while one file of an address block is slow, no other file of that block
 * takes a slot. The sweep queues those again when the slow file has ended.
 */
export const isNotBehindOwnSlowFile: RawBuilder<boolean> = sql`(analyses.stage <> 'prepare'
  or not exists (select from analyses as other
    where other.status = 'running' and other.stage = 'prepare' and other.payer_block = analyses.payer_block
      and other.since < now() - ${SLOW_FILE}))`;

/** A row that is queued for its next attempt. */
export type WaitingRow = { id: string; provider: ProviderId; stage: AnalysisStage; attempt: number };
export type FreedRow = WaitingRow & { framework: string; interruptions: number; delayMs: number };

export type Takeover = {
  leaseMs: number;
  /** Later by its clock than this, Postgres's clock has jumped: all owners then get the time to renew. */
  before: Date;
  /** An owner that missed renewals for this long and has no connection is dead. Undefined: only expiry counts. */
  missedMs: number | undefined;
};

/** After a restart of Postgres, owners that waited for it get this long to renew. */
const RENEW_AFTER_RESTART_MS = 10_000;

/** The clock was set back since, and nobody renewed the lease by it. */
const isFromTheFuture = sql`lease_until > now() + interval '1 day'`;

/** Backoff after the nth interruption: 0, 0, 2, 4 ... 60 s. `interruptions` is the count before it. */
const pause = sql`make_interval(secs => case when interruptions < 2 then 0 else least(60, 2 ^ least(interruptions - 1, 6)) end)`;

/**
 * Frees the rows of dead owners: their lease has expired, or no connection bears their name. The query locks the lease
 * row first, so an owner that renews at this moment keeps it. A running row without a lease is held by an older version
 * of this program; it is freed after one lease duration.
 */
export async function freeDeadLeases(db: Database, { leaseMs, missedMs, before }: Takeover): Promise<FreedRow[]> {
  const isUnconnected =
    missedMs === undefined
      ? sql`false`
      : sql`lease_until < now() + ${seconds(leaseMs - missedMs)}
          and not exists (select from pg_stat_activity where application_name = owner)`;
  const { rows } = await sql<FreedRow>`
    with dead as (
      select id, epoch from leases
      where pg_postmaster_start_time() < now() - ${seconds(RENEW_AFTER_RESTART_MS)} and now() < ${before}
        and (lease_until < now() or ${isFromTheFuture} or (${isUnconnected}))
      for update skip locked
    ), ended as (
      delete from leases using dead where leases.id = dead.id
    ), free as (
      select id, epoch from dead
      union all
      select id, attempt from analyses
      where status = 'running' and now() < ${before} and since < now() - ${seconds(leaseMs)}
        and not exists (select from leases where leases.id = analyses.id and leases.epoch = attempt)
    )
    update analyses
    set status = 'queued', since = now(), interruptions = interruptions + 1, not_before = now() + ${pause}
    from free where analyses.id = free.id and attempt = free.epoch and status = 'running'
    returning analyses.id, provider, stage, framework, attempt, interruptions,
      (extract(epoch from not_before - now()) * 1000)::integer as "delayMs"`.execute(db);
  return rows;
}

/** `store`: one is away, which is not the fault of the row for a day; then the row itself is suspected. */
export type RequeueOptions = Lease & { charge: 'try' | 'interruption' | 'store' | 'nothing'; delayMs: number };

/** The longer a row has waited for a store, the longer it waits until the next try: 1 to 60 s. */
const pauseForStore = sql`make_interval(secs => least(60, greatest(1, extract(epoch from now() - created_at) / 10)))`;
const isSuspect = sql`created_at < now() - interval '1 day'`;

/** Queues a row for another attempt. Undefined when this attempt no longer held it. */
export async function requeueAnalysis(
  db: Database,
  { id, epoch, charge, delayMs }: RequeueOptions,
): Promise<FreedRow | undefined> {
  const interruption = { interruption: sql`1`, store: sql`(${isSuspect})::integer`, try: sql`0`, nothing: sql`0` }[
    charge
  ];
  const delay = { interruption: pause, store: pauseForStore, try: undefined, nothing: undefined }[charge];
  const { rows } = await sql<FreedRow>`
    with ended as (delete from leases where id = ${id} and epoch = ${epoch})
    update analyses
    set status = 'queued', since = now(), tries = tries + ${charge === 'try' ? 1 : 0},
      interruptions = interruptions + ${interruption}, not_before = now() + ${delay ?? seconds(delayMs)}
    where id = ${id} and attempt = ${epoch} and status = 'running'
    returning id, provider, stage, framework, attempt, interruptions,
      (extract(epoch from not_before - now()) * 1000)::integer as "delayMs"`.execute(db);
  return rows[0];
}

/** Queued by a clock that was set back since: no delay lasts this long. */
export const isAhead = sql<boolean>`since > now() + interval '10 minutes'`;

/** Returns queued rows that should have reached Redis by now. */
export async function listWaiting(db: Database, olderThanMs: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('analyses')
    .select(['id', 'provider', 'stage', 'attempt'])
    .where('status', '=', 'queued')
    .where(isNotBehindOwnSlowFile)
    .where(sql<boolean>`(greatest(since, not_before) < now() - ${seconds(olderThanMs)} or ${isAhead})`)
    .orderBy('createdAt')
    .limit(1_000)
    .execute();
}
