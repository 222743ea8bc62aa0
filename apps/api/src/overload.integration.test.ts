import { randomUUID } from 'node:crypto';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { sendHalf } from '@app/testkit/send-half';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { mintCookie } from './__fixtures__/mint-cookie.ts';

let stack: Stack;
let api: TestApi<FastifyInstance>;
let cookie: string;

/** No worker runs: accepted work waits until the test ends it. */
beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0 });
});

afterEach(async () => {
  vi.useRealTimers();
  await api.close();
  await stack.db.deleteFrom('analyses').execute();
  await stack.db.deleteFrom('counters').execute();
});

afterAll(() => stack.stop());

async function open(limits: Record<string, string>): Promise<void> {
  api = await openTestApi(buildApp, { ...stack.environment, QUEUE_OLDEST_MS: '', ...limits });
  cookie = await mintCookie(api.app);
}

function post(url: string, payload: object): Promise<LightMyRequestResponse> {
  const headers = { cookie, prefer: 'respond-async', 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() };
  return api.app.inject({ method: 'POST', url, headers, payload });
}

const submit = (selectedModel = 'openai'): Promise<LightMyRequestResponse> =>
  post('/api/analyze/text', { content: sampleText(), sessionId: 'one-label', selectedModel });

const statusesOf = (answers: LightMyRequestResponse[]): number[] => answers.map(({ statusCode }) => statusCode);
const count = (answers: LightMyRequestResponse[], status: number): number =>
  statusesOf(answers).filter((own) => own === status).length;

const endAll = () =>
  stack.db
    .updateTable('analyses')
    .set({ status: 'done', sealedReport: Buffer.from('a report') })
    .execute();
const waitedFor = (ms: number) =>
  stack.db
    .updateTable('analyses')
    .set({ since: new Date(Date.now() - ms) })
    .where('status', '=', 'queued')
    .execute();

test('of 60 concurrent submits only those that fit in the queue are accepted, and the others get 503 and leave no rows', async () => {
  await open({ QUEUE_MOST_WAITING: '7' });

  const flood = await runWithConcurrency(60, 30, () => submit());
  // Work accepted during a recount of the queue may be counted twice for a moment.
  const answers = [...flood, ...(await runWithConcurrency(3, 1, () => submit()))];

  expect([count(answers, 202), count(answers, 503)]).toEqual([7, 56]);
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers).toMatchObject({ 'x-error-code': 'OVERLOADED', 'retry-after': '300' });
  expect(refused?.body).toBe('Very many analyses are waiting at the moment. Please try again in a minute.');
  expect(await stack.db.selectFrom('analyses').select('id').execute()).toHaveLength(7);
  expect((await submit('anthropic')).statusCode).toBe(202);
});

test('a queue whose jobs have ended accepts new ones', async () => {
  await open({ QUEUE_MOST_WAITING: '1' });
  const first = await runWithConcurrency(2, 1, () => submit());
  await endAll();

  await vi.waitUntil(async () => (await submit()).statusCode === 202, { timeout: 30_000, interval: 50 });

  expect(statusesOf(first)).toEqual([202, 503]);
});

test('a submit refused for another reason uses no queue slot', async () => {
  await open({ QUEUE_MOST_WAITING: '3', ANALYSES_VISITOR_AT_ONCE: '1' });
  const answers = await runWithConcurrency(40, 1, () => submit());
  cookie = '';

  const other = await submit();

  expect([count(answers, 202), count(answers, 429)]).toEqual([1, 39]);
  expect(other.statusCode).toBe(202);
});

test('while the oldest job waits too long, texts and questions get 503', async () => {
  await open({});
  await submit();
  await endAll();
  expect((await submit()).statusCode).toBe(202);
  await waitedFor(121_000);
  await vi.waitUntil(async () => (await submit()).statusCode === 503, { timeout: 30_000, interval: 100 });

  const question = await post('/api/chat', { content: 'Why?', sessionId: 'one-label' });

  expect([question.statusCode, question.headers['x-error-code']]).toEqual([503, 'OVERLOADED']);
  expect(await stack.db.selectFrom('messages').select('id').execute()).toEqual([]);
  expect((await submit('anthropic')).statusCode).toBe(202);
});

test('the age of the oldest job comes from the database clock', async () => {
  await open({});
  await submit();
  await api.close();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180_000 });
  await open({});

  expect(statusesOf(await runWithConcurrency(5, 1, () => submit()))).toEqual([202, 202, 202, 202, 202]);
});

test("a file is refused before its body is read when its provider's queue or the file queue is full", async () => {
  await open({ QUEUE_MOST_WAITING: '2' });
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await runWithConcurrency(2, 1, () => submit());

  const provider = await sendHalf(`${url}/api/analyze`, { sessionId: 'one-label', selectedModel: 'openai' });
  await stack.db.updateTable('analyses').set({ stage: 'prepare', provider: 'deepseek' }).execute();
  await vi.waitUntil(async () => (await submit()).statusCode === 202, { timeout: 30_000, interval: 50 });
  const files = await Promise.all(
    ['/api/analyze/document', '/api/analyze/image/mbti', '/api/extract-text'].map((path) => sendHalf(url + path, {})),
  );
  const text = await submit('deepseek');

  expect([provider.status, provider.code]).toEqual([503, 'OVERLOADED']);
  expect(files.map(({ status, code }) => [status, code])).toEqual(files.map(() => [503, 'OVERLOADED']));
  expect([text.statusCode, text.headers['x-error-code']]).toEqual([503, 'OVERLOADED']);
});

test('while Postgres is down a submit gets SERVICE_UNAVAILABLE', async () => {
  await open({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });

  const answer = await submit();

  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([503, 'SERVICE_UNAVAILABLE']);
});

test('documents waiting for extraction count in the file queue', async () => {
  const rows = Array.from({ length: 3 }, () => ({ id: randomUUID(), workerKey: Buffer.from('a key') }));
  await stack.db.insertInto('errands').values(rows).execute();
  await open({ QUEUE_MOST_WAITING: '3' });
  const fileData = `data:text/plain;base64,${Buffer.from('words').toString('base64')}`;

  const answer = await post('/api/extract-text', { fileData });

  await stack.db.deleteFrom('errands').execute();
  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([503, 'OVERLOADED']);
});
