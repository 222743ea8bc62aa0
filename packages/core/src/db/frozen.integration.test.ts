import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isStoreAway } from '../errors/store-fault.ts';
import { openLog } from '../log/log.ts';
import { type Database, openDatabase, pingDatabase } from './database.ts';

const POOL = 2;
/** Ends a call that would otherwise hang forever. */
const HANGING_MS = 30_000;

let postgres: OwnPostgres;
let database: TestDatabase;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  database = await makeDatabase(postgres.url);
});

afterAll(async () => {
  await database.drop();
  await postgres.stop();
});

function open(): Database {
  const db = openDatabase(database.url, POOL, openLog('silent'));
  onTestFinished(() => db.destroy());
  return db;
}

/** The outcome of a call that started on a frozen Postgres. */
async function endOf(call: Promise<unknown>): Promise<unknown> {
  const hanging = new Promise<string>((resolve) => setTimeout(resolve, HANGING_MS, 'hangs').unref());
  return Promise.race([
    call.then(
      () => 'answered',
      (error: unknown) => error,
    ),
    hanging,
  ]);
}

test('calls to a frozen Postgres fail as unavailable, and calls after the thaw succeed', async () => {
  const db = open();
  await Promise.all([pingDatabase(db), pingDatabase(db)]);
  let frozen = (): void => {};
  const whenFrozen = new Promise<void>((resolve) => (frozen = resolve));
  const midway = db.transaction().execute(async (transaction) => {
    await pingDatabase(transaction);
    await whenFrozen;
    await pingDatabase(transaction);
  });

  await postgres.freeze();
  onTestFinished(() => postgres.thaw());
  frozen();
  const began = performance.now();
  const timed = async (call: Promise<unknown>) => ({ error: await endOf(call), ms: performance.now() - began });
  // One call has an open connection, one is in a transaction, the others wait for a connection.
  const ends = await Promise.all([midway, ...Array.from({ length: 6 }, () => pingDatabase(db))].map(timed));
  await postgres.thaw();

  process.stdout.write(`frozen Postgres: calls ended after ${ends.map(({ ms }) => Math.round(ms)).join(', ')} ms\n`);
  expect(ends.map(({ error }) => isStoreAway(error))).toEqual(ends.map(() => true));
  await expect(Promise.all(Array.from({ length: 6 }, () => pingDatabase(db)))).resolves.toHaveLength(6);
});

test('a connection whose call timed out is not reused', async () => {
  const db = open();
  const backends = async (): Promise<number[]> =>
    Promise.all(
      Array.from({ length: POOL }, async () => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(db);
        return rows[0]?.pid ?? 0;
      }),
    );
  const before = await backends();
  await postgres.freeze();
  onTestFinished(() => postgres.thaw());
  await Promise.all(Array.from({ length: POOL }, () => endOf(pingDatabase(db))));
  await postgres.thaw();

  const after = await backends();

  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});
