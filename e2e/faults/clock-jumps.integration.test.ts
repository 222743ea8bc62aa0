import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeletionState } from '@app/core/db/deletion-mark';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { COMPILED } from '@app/testkit/compiled';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { type FakeClock, openFakeClock, wrongClock } from '@app/testkit/fake-clock';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { runOps } from '@app/testkit/run-ops';
import { sql } from 'kysely';
import { deletion } from '../../apps/ops/src/commands/deletion.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY_S = 86_400;
const SESSIONS = 30;
const LIMIT = { timeout: 180_000 };
const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

let clock: FakeClock;
let postgres: OwnPostgres;
let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  clock = await openFakeClock();
  postgres = await startOwnPostgres({ environment: clock.environment });
  database = await makeDatabase(postgres.url);
  environment = {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    STORAGE_FOLDER: await mkdtemp(join(tmpdir(), 'clocks-')),
    LOG_LEVEL: 'silent',
  };
  // One session for each half day before its deletion is due: 0.5, 1.5 ... 29.5 days old.
  await sql`insert into sessions (id, visitor_hash, label, wrapped_key, created_at, last_used_at)
    select gen_random_uuid(), decode(md5(n::text), 'hex'), n::text, '\\x00', now(), now() - make_interval(hours => 12 + 24 * n)
    from generate_series(0, ${SESSIONS - 1}::integer) n`.execute(database.db);
  await maintain();
}, 180_000);

afterAll(async () => {
  await database.drop();
  await postgres.stop();
  await deleteKeys(redisUrl, environment.REDIS_PREFIX ?? '');
  await Promise.all([clock.close(), rm(environment.STORAGE_FOLDER ?? '', { recursive: true })]);
});

/** Runs a worker's maintenance as a process with its own clock; returns how many sessions are left. */
async function maintain(ownAheadS = 0): Promise<number> {
  const child = spawn('node', ['e2e/support/maintenance-main.ts'], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment, ...(ownAheadS > 0 && wrongClock(ownAheadS)) },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('maintenance failed');
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sessions`.execute(database.db);
  return rows[0]?.count ?? -1;
}

const isHeld = async (): Promise<boolean> => (await readDeletionState(database.db)).heldSince !== undefined;

test('a worker whose clock is 33 days ahead deletes nothing early', LIMIT, async () => {
  expect(await maintain(33 * DAY_S)).toBe(SESSIONS);
  expect(await isHeld()).toBe(false);
});

test.for([
  ['Postgres', 0],
  ['Postgres and the worker', 33 * DAY_S],
] as const)(
  'while the clock of %s is 33 days ahead nothing is deleted, and it goes on when it is right',
  LIMIT,
  async ([, own]) => {
    await clock.setAhead(33 * DAY_S);
    expect(await maintain(own)).toBe(SESSIONS);
    expect(await isHeld()).toBe(true);

    await clock.setAhead(0);
    expect(await maintain()).toBe(SESSIONS);
    expect(await isHeld()).toBe(false);
  },
);

test('after three days of downtime it catches up by itself, two days at a time', LIMIT, async () => {
  await clock.setAhead(3 * DAY_S);

  expect(await maintain(3 * DAY_S)).toBe(SESSIONS - 2);
  expect(await maintain(3 * DAY_S)).toBe(SESSIONS - 3);
  expect(await isHeld()).toBe(false);
});

test('after 33 days of downtime it waits for the word of an operator', LIMIT, async () => {
  await clock.setAhead(36 * DAY_S);
  expect(await maintain(36 * DAY_S)).toBe(SESSIONS - 3);

  expect(await runOps(deletion, [], environment)).toMatchObject({ isWell: false });
  expect(await runOps(deletion, ['resume'], environment)).toMatchObject({ isWell: true });

  expect(await maintain(36 * DAY_S)).toBe(0);
  expect(await isHeld()).toBe(false);
});
