import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import { openRedis, type Redis } from '@app/core/redis/redis';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { type Stack, startStack } from '@app/testkit/stack';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultless, judgeWatched, untilMidStream, type WatchedAnalysis, watchMany } from './watch.ts';

const LIMIT_MS = 300_000;
const LOCK_MS = 1_000;
const ANALYSES = 4;
/** Short locks, so that BullMQ redelivers jobs often; leases as in production. */
const environment = { WORKER_LOCK_MS: String(LOCK_MS), WORKER_STALLED_CHECK_MS: '500', SWEEP_EVERY_MS: '1000' };

let redis: OwnRedis;
let stack: Stack;
let commands: Redis;
let marks = 0;
let againBefore = 0;

beforeAll(async () => {
  redis = await startOwnRedis();
  commands = openRedis(redis.url, 'steady', openLog('silent'));
  // An analysis lasts several lock periods.
  const simulator = { firstTokenMs: 100, chunkMs: 130, chunkChars: 60 };
  stack = await startStack({ processes: true, workers: 2, redisUrl: redis.url, environment, simulator });
}, LIMIT_MS);

afterAll(async () => {
  commands.disconnect();
  await stack.stop();
  await redis.stop();
}, LIMIT_MS);

async function begin(): Promise<WatchedAnalysis[]> {
  marks += 1;
  againBefore = await countAgain();
  const watched = await watchMany(stack, ANALYSES, `${marks}-`);
  await untilMidStream(watched, 100);
  return watched;
}

type Ended = { attempt: number; tries: number; interruptions: number };

/** Calls the models received beyond the first for the same part, over all tests so far. */
async function countAgain(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select distinct analysis_id, purpose, part from model_calls
      where purpose not in ('triage', 'second-reader')) as parts`.execute(stack.db);
  return stack.simulator.requests().length - (rows[0]?.count ?? 0);
}

async function end(name: string, watched: WatchedAnalysis[]) {
  const judgement = await judgeWatched(stack, watched, name);
  const ids = watched.map(({ analysisId }) => analysisId);
  const { rows } = await sql<Ended>`
    select attempt, tries, interruptions from analyses where id = any(${ids}::uuid[])`.execute(stack.db);
  return { judgement, rows, again: (await countAgain()) - againBefore };
}

/** Log lines of attempts that failed on their own, for example by a provider timeout while the machine stalled. */
async function listFaults(ids: string[]): Promise<string[]> {
  const names = await readdir(stack.logFolder);
  const logs = await Promise.all(names.map((name) => readFile(join(stack.logFolder, name), 'utf8')));
  const lines = logs.flatMap((log) => log.split('\n')).filter((line) => line.includes('"attempt failed"'));
  return lines.filter((line) => ids.some((id) => line.includes(id)));
}

async function expectUndisturbed(name: string, watched: WatchedAnalysis[]): Promise<void> {
  const { judgement, rows, again } = await end(name, watched);
  expect(judgement).toMatchObject({ ...faultless, restarts: 0 });
  expect({ again, rows }).toEqual({ again: 0, rows: undisturbed });
}

const undisturbed = Array.from({ length: ANALYSES }, () => ({ attempt: 1, tries: 0, interruptions: 0 }));

test('queue locks lost from Redis start nothing a second time', { timeout: LIMIT_MS }, async () => {
  const watched = await begin();
  let deleted = 0;
  for (let round = 0; round < 20; round += 1) {
    const locks = await commands.keys('*:lock');
    if (locks.length > 0) deleted += await commands.del(...locks);
    await delay((3 * LOCK_MS) / 20);
  }

  await expectUndisturbed('locks deleted', watched);
  expect(deleted).toBeGreaterThan(0);
});

test('a flushed Redis starts nothing a second time', { timeout: LIMIT_MS }, async () => {
  const watched = await begin();
  for (let round = 0; round < 3; round += 1) {
    await redis.flushAll();
    await delay(LOCK_MS);
  }

  await expectUndisturbed('Redis flushed', watched);
});

test('a stream owner set back in Redis does not replace the current attempt', { timeout: LIMIT_MS }, async () => {
  const watched = await begin();
  for (const key of await commands.keys('*:owner')) await commands.hset(key, 'epoch', 0);

  await expectUndisturbed('owner set back', watched);
});

test('a worker frozen for 20 s keeps its analyses and pays no part twice', { timeout: LIMIT_MS }, async () => {
  const watched = await begin();
  for (const { process: worker } of stack.workers.slice(0, 1)) {
    worker.kill('SIGSTOP');
    await delay(21_000);
    worker.kill('SIGCONT');
  }

  await expectUndisturbed('worker stopped for 21 s', watched);
});

test('repeatedly killed workers cost the parts in flight and nothing else', { timeout: LIMIT_MS }, async () => {
  const watched = await begin();
  const ids = watched.map(({ analysisId }) => analysisId);
  const openWith = async (attempt: number): Promise<number> => {
    const open = sql`select from analyses
      where id = any(${ids}::uuid[]) and status in ('queued', 'running') and attempt <= ${attempt}`;
    return (await open.execute(stack.db)).rows.length;
  };
  const countUnfinished = async (): Promise<number> => {
    const unfinished = sql`select from model_calls where analysis_id = any(${ids}::uuid[]) and finish is null
      and purpose not in ('triage', 'second-reader')`;
    return (await unfinished.execute(stack.db)).rows.length;
  };
  let inFlight = 0;
  for (let kill = 1; kill <= 3; kill += 1) {
    await Promise.all(stack.workers.map((worker) => worker.kill('SIGKILL')));
    inFlight += await countUnfinished();
    stack.workers.splice(0, stack.workers.length, await stack.startWorker());
    await expect.poll(() => openWith(kill), { timeout: 60_000 }).toBe(0);
  }

  const { judgement, rows, again } = await end('workers killed', watched);
  expect(judgement).toMatchObject({ lost: 0, different: 0, doubleCalls: 0, paidAgain: 0, unbilledCalls: 0 });
  const charged = rows.reduce((sum, { tries }) => sum + tries, 0);
  expect(charged).toBe((await listFaults(ids)).length);
  expect(Math.max(...rows.map(({ interruptions }) => interruptions))).toBe(3);
  expect(again).toBeLessThanOrEqual(inFlight);
});
