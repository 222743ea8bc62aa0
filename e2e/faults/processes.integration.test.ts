import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { type Stack, startStack } from '@app/testkit/stack';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultless, judgeWatched, untilMidStream, type WatchedAnalysis, watchMany } from './watch.ts';

/** Short locks and leases, so that another worker soon takes over a dead worker's jobs; otherwise as in production. */
const environment = {
  WORKER_LOCK_MS: '2000',
  WORKER_STALLED_CHECK_MS: '1000',
  SWEEP_EVERY_MS: '1000',
  LEASE_MS: '8000',
};
/** Longer than the timeout of a database call, so that every call in progress fails at least once. */
const FREEZE_MS = Number(process.env.FREEZE_MS || 6_000);
const LIMIT = { timeout: 360_000 };

let postgres: OwnPostgres;
let redis: OwnRedis;
let stack: Stack;

// One product for all tests, which run in this order: the first begins without a worker.
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
  stack = await startStack({
    processes: true,
    workers: 0,
    databaseServer: postgres.url,
    redisUrl: redis.url,
    environment,
    // An answer lasts so long that it can be interrupted, and ends while Postgres is frozen.
    simulator: { chunkMs: 8, chunkChars: 24 },
  });
});

afterAll(async () => {
  await postgres.thaw();
  await stack.stop();
  await Promise.all([postgres.stop(), redis.stop()]);
});

async function begin(count: number, mark: string): Promise<WatchedAnalysis[]> {
  const watched = await watchMany(stack, count, mark);
  await untilMidStream(watched, 100);
  return watched;
}

type Row = { attempt: number; status: string; messages: number };

async function rowsOf(watched: WatchedAnalysis[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select attempt, status, (select count(*)::int from messages where analysis_id = analyses.id) as messages
    from analyses where id = any(${watched.map(({ analysisId }) => analysisId)}::uuid[])`.execute(stack.db);
  return rows;
}

test('the sweep finds an analysis whose queue entry was lost', LIMIT, async () => {
  const watched = await watchMany(stack, 3);
  await stack.forgetQueue();

  stack.workers.push(await stack.startWorker());

  const history = await judgeWatched(stack, watched, 'queue forgotten');
  expect(history).toMatchObject({ ...faultless, restarts: 0 });
});

test('a cancelled analysis ends for reader, worker and provider', LIMIT, async () => {
  const before = stack.simulator.requests().length;
  const outcomes = () =>
    new Set(
      stack.simulator
        .requests()
        .slice(before)
        .map(({ outcome }) => outcome),
    );
  const [watched] = await watchMany(stack, 1, 'cancelled');
  if (!watched) throw new Error('nothing to watch');
  await expect.poll(() => outcomes().has('open')).toBe(true);

  const reply = await watched.visitor.request(`/api/analyses/${watched.analysisId}/cancel`, { method: 'POST' });
  const sight = await watched.sight;

  expect(await reply.json()).toEqual({ status: 'cancelled' });
  expect(sight.events.at(-1)).toMatchObject({ type: 'error', code: 'ANALYSIS_CANCELLED' });
  // The calls of all parts in progress are closed.
  await expect.poll(() => outcomes().has('closed') && !outcomes().has('open')).toBe(true);
  expect(await watched.visitor.messages()).toEqual([]);
});

test('a worker that slept past its lease writes nothing after its successor began', LIMIT, async () => {
  const watched = await begin(1, 'asleep');
  const [sleeper] = stack.workers;

  await sleeper?.kill('SIGSTOP');
  stack.workers.push(await stack.startWorker());
  await Promise.all(watched.map(({ sight }) => sight));
  await sleeper?.kill('SIGCONT');

  await expect.poll(() => readFile(join(stack.logFolder, 'worker.log'), 'utf8')).toContain('lease lost');

  const history = await judgeWatched(stack, watched, 'worker slept past its lease');
  // Answers that came while it slept are paid, and so are those its successor asked for.
  expect(history).toMatchObject({ ...faultless, paidAgain: expect.any(Number) });
  expect(await rowsOf(watched)).toEqual([{ attempt: history.restarts + 1, status: 'done', messages: 1 }]);
  expect(history.restarts).toBeGreaterThan(0);
});

test('an analysis of killed workers is finished by another worker', LIMIT, async () => {
  const watched = await begin(3, 'killed');

  await Promise.all(stack.workers.map((worker) => worker.kill('SIGKILL')));
  // The first may have ended before the last began.
  const begun = (await rowsOf(watched)).filter(({ status }) => status !== 'done').length;
  stack.workers.splice(0, stack.workers.length, await stack.startWorker());

  const history = await judgeWatched(stack, watched, 'workers killed');
  const rows = await rowsOf(watched);
  expect(begun).toBeGreaterThan(0);
  expect(history).toMatchObject({ ...faultless, restarts: begun });
  expect(rows.map(({ status, messages }) => ({ status, messages }))).toEqual(
    watched.map(() => ({ status: 'done', messages: 1 })),
  );
  expect(rows.filter(({ attempt }) => attempt === 2)).toHaveLength(begun);
});

test('after Redis is flushed mid-stream readers still end with the whole text', LIMIT, async () => {
  const watched = await begin(4, 'flushed');

  await redis.flushAll();

  const history = await judgeWatched(stack, watched, 'Redis wiped');
  expect(history).toMatchObject({ ...faultless, restarts: 0 });
});

test('Redis killed mid-stream and back later loses nothing, and nothing runs twice', LIMIT, async () => {
  const watched = await begin(4, 'without Redis');

  await redis.killAndRestart(1_000);

  const history = await judgeWatched(stack, watched, 'Redis killed');
  expect(history).toMatchObject({ ...faultless, restarts: 0 });
  expect(await rowsOf(watched)).toEqual(watched.map(() => ({ attempt: 1, status: 'done', messages: 1 })));
});

test(
  'while Postgres is frozen each report is finished by its first attempt, and no part is paid twice',
  LIMIT,
  async () => {
    const watched = await begin(4, 'frozen');
    const ids = watched.map(({ analysisId }) => analysisId);

    await postgres.freeze();
    await delay(FREEZE_MS);
    await postgres.thaw();

    const history = await judgeWatched(stack, watched, `Postgres frozen for ${FREEZE_MS} ms`);
    const open = await sql`
      select from model_calls where cost_micro_usd is null and analysis_id = any(${ids}::uuid[])`.execute(stack.db);
    expect(history).toMatchObject({ ...faultless, restarts: 0 });
    expect(await rowsOf(watched)).toEqual(watched.map(() => ({ attempt: 1, status: 'done', messages: 1 })));
    expect(open.rows).toHaveLength(0);
  },
);
