import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../log/log.ts';
import type { Database } from './database.ts';
import { openLeaseKeeper, RENEW_EVERY_MS } from './lease-keeper.ts';
import type { DatabaseSchema } from './schema.ts';

let isAway = false;
let statements: string[] = [];
/** How far the clock of the database is off. */
let clockOffMs = 0;

/** An empty database that either responds or fails. */
class FakeDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    if (isAway) throw new Error('away');
    const connection = await super.acquireConnection();
    return {
      ...connection,
      async executeQuery({ sql }: CompiledQuery) {
        statements.push(sql);
        return { rows: [{ ids: [], now: new Date(Date.now() + clockOffMs) }] as never[] };
      },
    };
  }
}

const db: Database = new Kysely<DatabaseSchema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new FakeDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  isAway = false;
  statements = [];
  clockOffMs = 0;
});
afterEach(() => vi.useRealTimers());

test('after a missed renewal the database connection counts as unstable for the next two', async () => {
  const keeper = openLeaseKeeper(db, openLog('silent'), { owner: 'one', leaseMs: 150_000 });
  keeper.start();
  const pass = (renewals: number) => vi.advanceTimersByTimeAsync(renewals * RENEW_EVERY_MS);
  await pass(2);
  expect(keeper.trustedUntil()).toBeInstanceOf(Date);

  isAway = true;
  await pass(1);
  isAway = false;
  await pass(1);
  expect(keeper.trustedUntil()).toBeUndefined();

  await pass(2);
  expect(keeper.trustedUntil()).toBeInstanceOf(Date);
  keeper.stop();
});

test.for([33, -33])(
  'after the clock of the database jumped by %i days nobody is called dead until all could renew',
  async (days) => {
    const keeper = openLeaseKeeper(db, openLog('silent'), { owner: 'one', leaseMs: 150_000 });
    keeper.start();
    const pass = (renewals: number) => vi.advanceTimersByTimeAsync(renewals * RENEW_EVERY_MS);
    await pass(2);
    const before = keeper.trustedUntil()?.getTime() ?? 0;
    expect(before - Date.now()).toBeLessThan(60_000);

    clockOffMs = days * 86_400_000;
    await pass(1);
    expect(Math.abs(keeper.databaseNowMs() - Date.now() - clockOffMs)).toBeLessThan(1_000);
    expect(keeper.trustedUntil()).toBeUndefined();

    await pass(2);
    expect(Math.abs((keeper.trustedUntil()?.getTime() ?? 0) - Date.now() - clockOffMs)).toBeLessThan(60_000);
    keeper.stop();
  },
);

test('a row whose claim got no answer is released, but not while it is claimed again', async () => {
  const keeper = openLeaseKeeper(db, openLog('silent'), { owner: 'one', leaseMs: 150_000 });
  const countEnded = () => statements.filter((sql) => sql.includes('delete from leases')).length;
  keeper.start();
  const pass = () => vi.advanceTimersByTimeAsync(RENEW_EVERY_MS);
  await expect(keeper.claim('a', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  await pass();
  const before = countEnded();
  expect(before).toBeGreaterThan(0);

  const answer = Promise.withResolvers<{ attempt: number }>();
  const claim = keeper.claim('a', () => answer.promise);
  await pass();
  answer.resolve({ attempt: 2 });
  await claim;
  await pass();
  expect(countEnded()).toBe(before);
  keeper.stop();
});
