import { costOf } from '@app/core/llm/prices';
import { noUsage } from '@app/core/llm/usage';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import type { RequestRecord } from '@app/testkit/simulator/call-log';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { sampleText } from '@app/testkit/sample-text';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** A subset by default; SPEND_REQUESTS sets the full number. */
const REQUESTS = Number(process.env.SPEND_REQUESTS || 120);
/** Budget for one analysis per visitor, and for a dozen in total. */
const VISITOR_USD = 0.05;
const ALL_USD = 0.5;

let redis: OwnRedis;
let stack: Stack;

beforeAll(async () => {
  await stayWithinTheHour();
  redis = await startOwnRedis();
  stack = await startStack({
    redisUrl: redis.url,
    environment: { SPEND_VISITOR_DAY_USD: String(VISITOR_USD), SPEND_ALL_DAY_USD: String(ALL_USD) },
  });
});

afterAll(async () => {
  await stack.stop();
  await redis.stop();
});

const meetVisitor = (): Promise<TestVisitor> => openVisitorWithCookie(stack);

const ask = (visitor: TestVisitor): Promise<Response> =>
  visitor.request('/api/analyze/text', {
    method: 'POST',
    body: JSON.stringify({ content: sampleText(), sessionId: visitor.sessionId }),
  });

/** The provider's bill, by its own token count. */
function bill(): number {
  return billOf(stack.simulator.requests(), 'gpt-6.1-terra') + billOf(stack.simulator.smallRequests(), 'gpt-6-luna');
}

function billOf(requests: RequestRecord[], model: string): number {
  return requests.reduce((sum, { tokens }) => {
    if (tokens === undefined) return sum;
    const {
      input: inputTokens,
      output: outputTokens,
      cacheRead: cacheReadTokens,
      cacheWrite: cacheWriteTokens,
    } = tokens;
    return sum + costOf(model, { ...noUsage, inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens });
  }, 0);
}

test('a visitor who used up the budget gets 429, and no model is called', async () => {
  const visitor = await meetVisitor();
  const answers = [await ask(visitor)];
  while (answers.at(-1)?.status === 200) answers.push(await ask(visitor));
  const calls = stack.simulator.requests().length;

  const refused = await ask(visitor);

  expect(answers.length).toBeGreaterThan(1);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-error-code')).toBe('BUDGET_USED');
  expect(await refused.text()).toBe("You have used today's budget of this service. Please come back tomorrow.");
  const untilTomorrow = 86_400 - (Math.floor(Date.now() / 1_000) % 86_400);
  expect(Math.abs(Number(refused.headers.get('retry-after')) - untilTomorrow)).toBeLessThan(10);
  expect(stack.simulator.requests()).toHaveLength(calls);
  const failed = await stack.db.selectFrom('analyses').select('attempt').where('status', '=', 'failed').execute();
  expect(failed.map(({ attempt }) => attempt)).toEqual([1, 1]);
});

test(`of ${REQUESTS} requests no more are paid for than the cap allows, even when Redis loses its data and is killed`, async () => {
  const visitors = await runWithConcurrency(REQUESTS / 2, 8, meetVisitor);
  const submitting = runWithConcurrency(REQUESTS, 16, async (index) =>
    visitors[index >> 1]?.submit(sampleText(String(index))),
  );
  await vi.waitUntil(() => stack.simulator.requests().length > 5, { timeout: 120_000 });
  await redis.flushAll();
  await redis.killAndRestart();
  await submitting;

  await vi.waitUntil(async () => (await countOpen()) === 0, { timeout: 200_000, interval: 200 });

  const rows = await stack.db.selectFrom('analyses').select('errorCode').execute();
  const codes = rows.map(({ errorCode }) => errorCode ?? 'done');
  expect(new Set(codes)).toEqual(new Set(['done', 'BUDGET_USED', 'SPEND_CAPPED']));
  expect(codes.filter((code) => code === 'done').length).toBeGreaterThan(10);
  expect(bill()).toBeGreaterThan(0);
  expect(bill()).toBeLessThanOrEqual(ALL_USD * 1e6);
  // A call that was aborted counts what had arrived; the simulator bills its whole answer.
  expect(await countedInAll()).toBeGreaterThanOrEqual(bill() * 0.999);
  expect(await countedInAll()).toBeLessThanOrEqual(ALL_USD * 1e6);
});

test('at the global spending limit a new visitor gets 503', async () => {
  const all = stack.db.updateTable('counters').where('name', '=', 'spend-day:all');
  await all.set({ used: ALL_USD * 1e6 }).execute();

  const answer = await ask(await meetVisitor());

  expect(answer.status).toBe(503);
  expect(answer.headers.get('x-error-code')).toBe('SPEND_CAPPED');
  expect(await answer.text()).toBe('This service has reached its spending limit for now. Please try again later.');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

async function countOpen(): Promise<number> {
  const open = stack.db.selectFrom('analyses').select('id').where('status', 'in', ['queued', 'running']);
  return (await open.execute()).length;
}

async function countedInAll(): Promise<number> {
  const all = stack.db.selectFrom('counters').select('used').where('name', '=', 'spend-day:all');
  return Number((await all.executeTakeFirstOrThrow()).used);
}
