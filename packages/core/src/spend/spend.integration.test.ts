import { randomBytes } from 'node:crypto';
import type { ProviderId } from '@app/contract/models';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import {
  type ModelCallOutcome,
  type Reservation,
  newCallId,
  reserveCall,
  settleCall,
  settleLostCalls,
} from '../db/model-calls.ts';
import type { AppError } from '../errors/app-error.ts';
import { openLog } from '../log/log.ts';
import { noUsage } from '../llm/usage.ts';
import { capsOf } from './caps.ts';

/** A subset by default; SPEND_CALLS sets the full number. */
const CALLS = Number(process.env.SPEND_CALLS || 600);
const VISITORS = 200;
const CONNECTIONS = 20;
/** Three cents, in millionths of a dollar. */
const PRICE = 30_000;

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  await stayWithinTheHour();
  database = await makeDatabase();
  db = openDatabase(database.url, CONNECTIONS, openLog('silent'));
});

afterEach(async () => {
  await db.deleteFrom('counters').execute();
  await db.deleteFrom('modelCalls').execute();
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const high = { VISITOR_DAY: 1e6, NETWORK_DAY: 1e6, ALL_HOUR: 1e6, ALL_DAY: 1e6 };

/** Settings with these caps in dollars, keyed by the middle part of the setting's name. */
function withCaps(caps: Record<string, number>): Config {
  const spend = Object.entries({ ...high, ...caps }).map(([name, dollars]) => [`SPEND_${name}_USD`, String(dollars)]);
  return readConfig({
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:6379',
    SERVER_KEYS: randomBytes(32).toString('base64'),
    ...(Object.fromEntries(spend) as Record<string, string>),
  });
}

type Who = { visitor?: string; network?: string; block?: string; provider?: ProviderId };

function reserve(
  config: Config,
  { visitor = 'a', network = 'n', block = 'b', provider = 'openai' }: Who = {},
  microUsd = PRICE,
  callId = newCallId(),
): Promise<Reservation> {
  const quotaSubject = { visitor: Buffer.from(visitor), network: Buffer.from(network), block: Buffer.from(block) };
  const call = { analysisId: newId(), attempt: 1, purpose: 'write', provider };
  return reserveCall(db, call, { caps: capsOf(config, { quotaSubject, provider }), microUsd, callId });
}

const codeOf = (reserving: Promise<Reservation>): Promise<string> =>
  reserving.then(
    () => 'taken',
    (error: unknown) => (error as AppError).code,
  );

const billed = (costMicroUsd: number): ModelCallOutcome => ({
  model: 'gpt-6.1-terra',
  usage: noUsage,
  costMicroUsd,
  priceVersion: 'test',
  firstTextMs: 1,
  totalMs: 1,
  finish: 'stop',
});

async function used(): Promise<Record<string, number>> {
  const rows = await db.selectFrom('counters').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.name, Number(row.used)]));
}

test('reserving is idempotent per call id', async () => {
  const config = withCaps({});
  const callId = newCallId();

  const reservations = await Promise.all(Array.from({ length: 5 }, () => reserve(config, {}, PRICE, callId)));

  const rows = await db.selectFrom('modelCalls').select('id').execute();
  expect(reservations.map((reservation) => reservation.callId)).toEqual(Array(5).fill(callId));
  expect(rows).toEqual([{ id: callId }]);
  expect(new Set(Object.values(await used()))).toEqual(new Set([PRICE]));
});

test(`${CALLS} concurrent calls of ${VISITORS} visitors never pass the cap, and reach it`, async () => {
  const fit = Math.floor(CALLS / 3);
  const config = withCaps({ ALL_HOUR: (fit * PRICE + PRICE / 2) / 1e6 });

  const codes = await runWithConcurrency(CALLS, 100, (index) =>
    codeOf(reserve(config, { visitor: `${index % VISITORS}`, network: `${index % 40}` })),
  );

  const rows = await db.selectFrom('modelCalls').select('id').execute();
  expect(codes.filter((code) => code === 'taken')).toHaveLength(fit);
  expect(codes.filter((code) => code === 'SPEND_CAPPED')).toHaveLength(CALLS - fit);
  expect(rows).toHaveLength(fit);
  expect((await used())['spend-hour:all']).toBe(fit * PRICE);
});

test('read-then-write counting exceeds the limit', async () => {
  const limit = 100 * PRICE;
  await sql`insert into counters values ('control', date_trunc('hour', now(), 'UTC'), 0)`.execute(db);

  await runWithConcurrency(400, CONNECTIONS, async () => {
    const row = await db.selectFrom('counters').select('used').where('name', '=', 'control').executeTakeFirstOrThrow();
    if (Number(row.used) + PRICE > limit) return;
    await sql`update counters set used = used + ${PRICE} where name = 'control'`.execute(db);
  });

  expect((await used())['control']).toBeGreaterThan(limit);
});

test('counters equal settled costs while other calls reserve, and stay under the cap', async () => {
  const config = withCaps({ ALL_HOUR: (50 * PRICE) / 1e6 });
  let peakUsed = 0;

  const outcomes = await runWithConcurrency(300, CONNECTIONS, async (index) => {
    const reservation = await reserve(config, { visitor: `${index % 7}`, network: `${index % 3}` }).catch(
      () => undefined,
    );
    peakUsed = Math.max(peakUsed, (await used())['spend-hour:all'] ?? 0);
    if (!reservation) return 0;
    if (index % 10 === 0) return PRICE; // simulates a crash: nobody settles the call
    await settleCall(db, reservation, billed(index));
    return index;
  });

  const spent = outcomes.reduce((sum, cost) => sum + cost, 0);
  const counters = await used();
  const sumOf = (kind: string): number =>
    Object.entries(counters).reduce((sum, [name, value]) => sum + (name.startsWith(kind) ? value : 0), 0);
  expect(peakUsed).toBeLessThanOrEqual(50 * PRICE);
  expect(counters['spend-hour:all']).toBe(spent);
  expect(counters['spend-day:all']).toBe(spent);
  expect(sumOf('spend-day:visitor')).toBe(spent);
  expect(sumOf('spend-day:network')).toBe(spent);
});

const cents = PRICE / 1e6;
const someone = { visitor: 'a', network: 'n', provider: 'openai' } as const;

test.each([
  ['VISITOR_DAY', 'BUDGET_USED', { ...someone, visitor: 'b' }],
  ['NETWORK_DAY', 'BUDGET_USED', { ...someone, network: 'm' }],
  ['PROVIDER_HOUR', 'SPEND_CAPPED', { ...someone, provider: 'anthropic' }],
  ['PROVIDER_DAY', 'SPEND_CAPPED', { ...someone, provider: 'anthropic' }],
  ['ALL_HOUR', 'SPEND_CAPPED', undefined],
  ['ALL_DAY', 'SPEND_CAPPED', undefined],
] as const)('%s limits only its own subject', async (cap, code, other) => {
  const config = withCaps({ [cap]: 2 * cents });
  await reserve(config);
  await reserve(config);

  expect(await codeOf(reserve(config))).toBe(code);
  const unlike = { visitor: 'x', network: 'y', provider: 'deepseek' } as const;
  expect(await codeOf(reserve(config, other ?? unlike))).toBe(other ? 'taken' : code);
  expect(await codeOf(reserve(withCaps({ [cap]: 0 }), unlike))).toBe(code);
});

test('a refused call leaves no row and uses no other cap', async () => {
  const config = withCaps({ ALL_HOUR: cents });
  await reserve(config);
  const before = await used();

  await codeOf(reserve(config, { visitor: 'b', network: 'm' }));

  expect(await used()).toEqual(before);
  expect(await db.selectFrom('modelCalls').select('id').execute()).toHaveLength(1);
});

test('settling a call frees its unused reservation once', async () => {
  const config = withCaps({ VISITOR_DAY: 2 * cents });
  const reservation = await reserve(config);
  await reserve(config);

  await settleCall(db, reservation, billed(1_000));
  await settleCall(db, reservation, billed(0));

  expect((await used())['spend-hour:all']).toBe(PRICE + 1_000);
  expect(await codeOf(reserve(config, {}, PRICE - 1_000))).toBe('taken');
  expect(await codeOf(reserve(config, {}, 1))).toBe('BUDGET_USED');
});

test('an unsettled call stays counted', async () => {
  const config = withCaps({ VISITOR_DAY: cents });
  await reserve(config);

  const row = await db.selectFrom('modelCalls').selectAll().executeTakeFirstOrThrow();
  expect([Number(row.reservedMicroUsd), row.costMicroUsd]).toEqual([PRICE, null]);
  expect(await codeOf(reserve(config))).toBe('BUDGET_USED');
});

test('a lost call is settled at its reservation, and a late settlement changes nothing', async () => {
  const config = withCaps({ VISITOR_DAY: 2 * cents });
  const lost = await reserve(config);
  await sql`update model_calls set created_at = created_at - interval '10 minutes'`.execute(db);
  await reserve(config);

  const count = await settleLostCalls(db, 240_000);
  await settleCall(db, lost, billed(7));

  const rows = await db.selectFrom('modelCalls').selectAll().orderBy('createdAt').execute();
  expect(count).toBe(1);
  expect(rows.map(({ costMicroUsd: cost, finish }) => `${cost} ${finish}`)).toEqual([`${PRICE} lost`, 'null null']);
  expect((await used())['spend-hour:all']).toBe(2 * PRICE);
});

test('a call that ends in another hour settles in the hour it began', async () => {
  const config = withCaps({});
  const reservation = await reserve(config);
  await sql`update model_calls set created_at = created_at - interval '2 days'`.execute(db);
  await sql`update counters set window_start = window_start - interval '2 days'`.execute(db);
  await reserve(config);

  await settleCall(db, reservation, billed(7));

  const rows = await db.selectFrom('counters').selectAll().where('name', '=', 'spend-hour:all').execute();
  expect(rows.map((row) => Number(row.used)).toSorted((a, b) => a - b)).toEqual([7, PRICE]);
});

test('a reservation fails while Postgres is down', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', 1, openLog('silent'));
  const call = { analysisId: newId(), attempt: 1, purpose: 'write', provider: 'openai' } as const;

  await expect(
    reserveCall(away, call, { caps: { own: [], block: '', shared: () => [] }, microUsd: 1 }),
  ).rejects.toThrow('ECONNREFUSED');
  await away.destroy();
});

test('counter names hold only hashes and kinds', async () => {
  await reserve(withCaps({ PROVIDER_HOUR: 1 }));

  expect(Object.keys(await used()).toSorted()).toEqual([
    'spend-day:all',
    'spend-day:block:Yg',
    'spend-day:network:bg',
    'spend-day:visitor:YQ',
    'spend-hour:all',
    'spend-hour:block:Yg',
    'spend-hour:network:bg',
    'spend-hour:provider:openai',
  ]);
});

/** The caps from which the shares of a network, a block and a newcomer follow. */
const shares = { VISITOR_DAY: 2 * cents, ALL_HOUR: 100 * cents, ALL_DAY: 1000 * cents };

test.each([
  ['one address', 20, () => ({ network: 'n', block: 'b' })],
  ['a thousand networks of one block', 30, (index: number) => ({ network: `${index % 1_000}`, block: 'b' })],
  ['ten blocks', 80, (index: number) => ({ network: `${index % 100}`, block: `${index % 10}` })],
] as const)('%s cannot use up the global hourly budget: %i of 100', async (_, most, who) => {
  const config = withCaps(shares);

  const codes = await runWithConcurrency(200, CONNECTIONS, (index) =>
    codeOf(reserve(config, { visitor: `${index}`, ...who(index) })),
  );

  expect(codes.filter((code) => code === 'taken')).toHaveLength(most);
  expect(await codeOf(reserve(config, { visitor: 'new', network: 'new', block: 'new' }))).toBe('taken');
});
