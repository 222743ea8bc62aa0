import { randomUUID } from 'node:crypto';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { sampleEvenly } from '@app/testkit/sampling';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let stack: Stack;
let visitor: TestVisitor;

beforeAll(async () => {
  stack = await startStack({ apis: 2 });
  visitor = await openVisitorWithCookie(stack);
});

afterAll(() => stack.stop());

test('every key submitted ten times over 16 connections to two servers is one analysis, written once', async () => {
  const keys = sampleEvenly(Array.from({ length: 50 }, () => randomUUID()));

  const ids = await runWithConcurrency(keys.length * 10, 16, async (index) => {
    const key = keys[index % keys.length] ?? '';
    return { key, id: await visitor.submit(sampleText(key), { key }) };
  });
  await vi.waitUntil(async () => (await countDone()) === keys.length, { timeout: 180_000, interval: 200 });

  const rows = await stack.db.selectFrom('analyses').select('id').execute();
  const kept = await stack.db.selectFrom('idempotencyKeys').select(['key', 'analysisId']).execute();
  const sessions = await stack.db.selectFrom('sessions').select('id').execute();
  const calls = await stack.db
    .selectFrom('modelCalls')
    .select('analysisId')
    .where('purpose', '=', 'last-reader')
    .execute();
  expect(sessions).toHaveLength(1);
  expect(rows).toHaveLength(keys.length);
  expect(new Set(ids.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
  expect(new Set(ids.map(({ key, id }) => `${key} ${id}`)).size).toBe(keys.length);
  expect(new Set(kept.map(({ key, analysisId }) => `${key} ${analysisId}`))).toEqual(
    new Set(ids.map(({ key, id }) => `${key} ${id}`)),
  );
  expect(new Set(calls.map(({ analysisId }) => analysisId)).size).toBe(keys.length);
  expect(calls).toHaveLength(keys.length);
});

test('the same key with another text or model gets 409', async () => {
  const key = randomUUID();
  await visitor.submit(sampleText('one'), { key });
  const again = (body: object) =>
    visitor.request('/api/analyze/text', {
      method: 'POST',
      headers: { prefer: 'respond-async', 'idempotency-key': key },
      body: JSON.stringify({ sessionId: visitor.sessionId, content: sampleText('one'), ...body }),
    });

  const answers = await Promise.all([
    again({ content: sampleText('two') }),
    again({ selectedModel: 'deepseek' }),
    again({}),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([409, 409, 202]);
  expect(answers[0]?.headers.get('x-error-code')).toBe('IDEMPOTENCY_MISMATCH');
  expect(await answers[0]?.text()).toBe('This idempotency key was already used for another request.');
});

test('the same key of another visitor or session starts another analysis', async () => {
  const key = randomUUID();
  const other = await openVisitorWithCookie(stack);

  const ids = await Promise.all([
    visitor.submit(sampleText(), { key }),
    visitor.submit(sampleText(), { key, sessionId: randomUUID() }),
    other.submit(sampleText(), { key, sessionId: visitor.sessionId }),
  ]);

  expect(new Set(ids).size).toBe(3);
});

async function countDone(): Promise<number> {
  const rows = await stack.db.selectFrom('analyses').select('id').where('status', '=', 'done').execute();
  return rows.length;
}
