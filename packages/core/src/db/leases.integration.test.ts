import { randomBytes } from 'node:crypto';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { asSealed } from '../vault/sealed.ts';
import { claimAnalysis, finishAnalysis, insertAnalysis } from './analyses.ts';
import { type Database, openDatabase } from './database.ts';
import { type LeaseKeeper, openLeaseKeeper } from './lease-keeper.ts';
import { freeDeadLeases, listWaiting, QUARANTINE_FROM, requeueAnalysis } from './leases.ts';

const LEASE_MS = 150_000;
const MISSED_RENEWALS_MS = 10_000;
const bytes = asSealed(randomBytes(16));
const log = openLog('silent');
let database: TestDatabase;
let db: Database;
let sessionId: string;

beforeAll(async () => {
  database = await makeDatabase();
  ({ db } = database);
});
afterAll(() => database.drop());

beforeEach(async () => {
  sessionId = newId();
  await sql`truncate leases, analyses`.execute(db);
  await db
    .insertInto('sessions')
    .values({ id: sessionId, visitorHash: randomBytes(32), label: sessionId, wrappedKey: bytes })
    .execute();
});

async function submit(): Promise<string> {
  const analysis = sampleAnalysis({ id: newId(), sessionId });
  await insertAnalysis(db, analysis);
  return analysis.id;
}

const claim = (id: string, owner = 'nobody', from = db) =>
  claimAnalysis(from, { id, stage: 'write', holder: { owner, leaseMs: LEASE_MS } });
const free = (missedMs?: number) =>
  freeDeadLeases(db, { leaseMs: LEASE_MS, missedMs, before: new Date(Date.now() + 60_000) });
/** Sets a lease as if its last renewal were this long ago. */
const age = (id: string, ms: number) =>
  sql`update leases set lease_until = now() + make_interval(secs => ${(LEASE_MS - ms) / 1_000}) where id = ${id}`.execute(
    db,
  );
const rowOf = (id: string) =>
  db
    .selectFrom('analyses')
    .select(['status', 'attempt', 'tries', 'interruptions'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const keeperOf = (owner: string): LeaseKeeper => openLeaseKeeper(db, log, { owner, leaseMs: LEASE_MS });

test('exactly one of sixteen concurrent claims of a row succeeds', { timeout: 60_000 }, async () => {
  const wide = openDatabase(database.url, 16, log);
  const winners: number[] = [];
  for (let race = 0; race < 20; race += 1) {
    const id = await submit();
    const claims = await Promise.all(Array.from({ length: 16 }, (_, index) => claim(id, `owner-${index}`, wide)));
    winners.push(claims.filter(Boolean).length);
  }
  await wide.destroy();

  expect(winners).toEqual(winners.map(() => 1));
});

test('waiting for a store charges a row nothing for a day, and then its interruptions', async () => {
  const id = await submit();
  for (let round = 0; round < 40; round += 1) {
    await sql`update analyses set not_before = null where id = ${id}`.execute(db);
    const row = await claim(id);
    await requeueAnalysis(db, { id, epoch: row?.attempt ?? 0, charge: 'store', delayMs: 0 });
  }
  expect(await rowOf(id)).toMatchObject({ status: 'queued', tries: 0, interruptions: 0, attempt: 40 });

  await sql`update analyses set not_before = null, created_at = now() - interval '25 hours' where id = ${id}`.execute(
    db,
  );
  const last = await claim(id);
  const requeued = await requeueAnalysis(db, { id, epoch: last?.attempt ?? 0, charge: 'store', delayMs: 0 });
  expect(requeued).toMatchObject({ interruptions: 1, delayMs: 60_000 });
});

test('after the clock of Postgres was set back, what it queued and held meanwhile is taken again', async () => {
  const [queued, held] = [await submit(), await submit()];
  await claim(held);
  await sql`update analyses set since = now() + interval '33 days', not_before = now() + interval '33 days'
    where id = ${queued}`.execute(db);
  await sql`update leases set lease_until = now() + interval '33 days' where id = ${held}`.execute(db);

  expect((await listWaiting(db, 0)).map(({ id }) => id)).toEqual([queued]);
  expect((await free()).map(({ id }) => id)).toEqual([held]);
  expect(await claim(queued)).toMatchObject({ attempt: 1 });
});

test('when its clock is later than it can be, Postgres frees no row', async () => {
  const id = await submit();
  await claim(id);
  await age(id, 40 * 86_400_000);

  expect(
    await freeDeadLeases(db, { leaseMs: LEASE_MS, missedMs: undefined, before: new Date(Date.now() - 60_000) }),
  ).toEqual([]);
  expect((await free()).map((row) => row.id)).toEqual([id]);
});

test('a live lease blocks every other claim, also with a late renewal', async () => {
  const id = await submit();
  await claim(id);
  await age(id, LEASE_MS - 1_000);

  expect(await claim(id, 'other')).toBeUndefined();
  expect(await free()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'running', attempt: 1 });
});

test('an expired lease is taken over and counted as an interruption, not as a try', async () => {
  const id = await submit();
  await claim(id);
  await age(id, LEASE_MS + 1);

  expect(await free()).toMatchObject([{ id, attempt: 1, interruptions: 1, delayMs: 0 }]);
  expect(await claim(id, 'other')).toMatchObject({ attempt: 2, tries: 1, isAgain: true });
});

test('an owner without a connection loses its lease after two missed renewals, a connected one keeps it', async () => {
  const connected = openDatabase(database.url, 1, log, { name: `connected-${sessionId}` });
  const [lives, dead, young] = [await submit(), await submit(), await submit()];
  await claim(lives, `connected-${sessionId}`, connected);
  await claim(dead, `gone-${sessionId}`);
  await claim(young, `gone-${sessionId}`);
  for (const id of [lives, dead]) await age(id, MISSED_RENEWALS_MS + 1);

  const without = await free();
  const freed = await free(MISSED_RENEWALS_MS);
  await connected.destroy();

  expect(without).toEqual([]);
  expect(freed.map(({ id }) => id)).toEqual([dead]);
});

test('delays between interruptions grow to one minute', async () => {
  const id = await submit();
  const pauses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await db.updateTable('analyses').set({ notBefore: null }).where('id', '=', id).execute();
    await claim(id);
    await age(id, LEASE_MS + 1);
    pauses.push(...(await free()).map(({ delayMs }) => delayMs / 1_000));
  }

  expect(pauses).toEqual([0, 0, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test('a running row without a lease is freed only after the lease time', async () => {
  const id = await submit();
  const since = (ms: number) =>
    sql`update analyses set status = 'running', attempt = 1, since = now() - make_interval(secs => ${ms / 1_000})
      where id = ${id}`.execute(db);

  await since(LEASE_MS - 5_000);
  const early = await free(MISSED_RENEWALS_MS);
  await since(LEASE_MS + 1_000);

  expect(early).toEqual([]);
  expect(await free(MISSED_RENEWALS_MS)).toMatchObject([{ id, interruptions: 1 }]);
});

test('the next renewal aborts the work of an owner that lost its row, and not that of the new owner', async () => {
  const id = await submit();
  const [first, second] = [keeperOf('first'), keeperOf('second')];
  await claim(id, 'first');
  const lost = first.hold({ id, epoch: 1 });
  await age(id, LEASE_MS + 1);
  await free();
  await claim(id, 'second');
  const kept = second.hold({ id, epoch: 2 });

  first.start();
  second.start();
  await expect.poll(() => lost.aborted).toBe(true);
  await first.release({ id, epoch: 1 });
  first.stop();
  second.stop();

  expect(kept.aborted).toBe(false);
  expect(await rowOf(id)).toMatchObject({ status: 'running', attempt: 2 });
});

test('an attempt that was taken over saves nothing', async () => {
  const id = await submit();
  await claim(id);
  await age(id, LEASE_MS + 1);
  await free();
  await claim(id);
  const finish = (attempt: number) => finishAnalysis(db, { id, attempt, sealedReport: bytes, sealedContent: bytes });

  expect([await finish(1), await finish(2)]).toEqual([false, true]);
});

test('a requeued row waits out its delay, costs its charge and can then be claimed', async () => {
  const id = await submit();
  await claim(id);

  await requeueAnalysis(db, { id, epoch: 1, charge: 'try', delayMs: 60_000 });
  const early = [await claim(id), await listWaiting(db, 0)];
  await db
    .updateTable('analyses')
    .set({ notBefore: new Date(0) })
    .where('id', '=', id)
    .execute();

  expect(early).toEqual([undefined, []]);
  expect(await listWaiting(db, 0)).toMatchObject([{ id, attempt: 1 }]);
  expect(await claim(id)).toMatchObject({ attempt: 2, tries: 2 });
});

test('a claim whose answer was lost is released, and a held row is not', async () => {
  const [unsure, held] = [await submit(), await submit()];
  const keeper = keeperOf('owner');
  await claim(unsure, 'owner');
  await claim(held, 'owner');
  const lostAnswer = () => Promise.reject(new Error('no answer'));
  await Promise.allSettled([unsure, held].map((id) => keeper.claim(id, lostAnswer)));
  const signal = keeper.hold({ id: held, epoch: 1 });

  keeper.start();
  await expect.poll(async () => (await rowOf(unsure)).status).toBe('queued');
  keeper.stop();

  expect(signal.aborted).toBe(false);
  expect(await rowOf(held)).toMatchObject({ status: 'running', attempt: 1 });
  expect(await rowOf(unsure)).toMatchObject({ tries: 0, interruptions: 0 });
});

test('repeatedly interrupted rows run one at a time, beside other rows', async () => {
  const suspects = await Promise.all([submit(), submit()]);
  const harmless = await submit();
  await sql`update analyses set interruptions = ${QUARANTINE_FROM} where id = any(${suspects}::uuid[])`.execute(db);
  const [first, second] = suspects;

  expect(await claim(first)).toBeDefined();
  expect(await claim(second)).toBeUndefined();
  expect(await claim(harmless)).toBeDefined();
  await requeueAnalysis(db, { id: first, epoch: 1, charge: 'nothing', delayMs: 0 });
  expect(await claim(second)).toBeDefined();
});

test('while a file of a network block takes long, only files of other blocks start', async () => {
  const submitFile = async (block: string): Promise<string> => {
    const sample = sampleAnalysis({ id: newId(), sessionId });
    await insertAnalysis(db, {
      ...sample,
      stage: 'prepare',
      quotaSubject: { ...sample.quotaSubject, block: Buffer.from(block) },
    });
    return sample.id;
  };
  const prepare = (id: string) =>
    claimAnalysis(db, { id, stage: 'prepare', holder: { owner: 'nobody', leaseMs: LEASE_MS } });
  const [first, second, third] = [await submitFile('one'), await submitFile('one'), await submitFile('one')];
  const other = await submitFile('other');

  expect(await prepare(first)).toBeDefined();
  expect(await prepare(second)).toBeDefined();
  await sql`update analyses set since = now() - interval '6 seconds' where id = ${first}`.execute(db);

  expect(await prepare(third)).toBeUndefined();
  expect(await prepare(other)).toBeDefined();
  await requeueAnalysis(db, { id: first, epoch: 1, charge: 'nothing', delayMs: 0 });
  expect(await prepare(third)).toBeDefined();
});
