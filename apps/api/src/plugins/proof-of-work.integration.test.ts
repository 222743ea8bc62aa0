import { once } from 'node:events';
import { request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { MAX_FILE_BYTES } from '@app/contract/limits';
import type { Route } from '@app/contract/route';
import { incrementWithinLimits } from '@app/core/db/counters';
import type { ProcessEnvironment } from '@app/core/processes';
import { addressOf, listContractRoutes, nameOf } from '@app/testkit/contract-routes';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { sampleText } from '@app/testkit/sample-text';
import { proofFor } from '@app/testkit/solve-proof';
import { type Stack, startStack } from '@app/testkit/stack';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

const REPLAYS = 200;
/** One dollar. */
const MICRO_USD = 1_000_000;
const ID = '01890000-0000-7000-8000-000000000001';
const ids = { analysisId: ID, id: ID, linkId: ID, shareId: 'a'.repeat(43), sessionId: 'one-label' };

let redis: OwnRedis;
let stack: Stack;
let api: TestApi<FastifyInstance>;

/** No worker runs: accepted work stays a row. */
beforeAll(async () => {
  await stayWithinTheHour();
  redis = await startOwnRedis();
  stack = await startStack({ apis: 0, workers: 0, redisUrl: redis.url });
});

afterEach(async () => {
  await api.close();
  await stack.db.deleteFrom('counters').execute();
  await stack.db.deleteFrom('analyses').execute();
});

afterAll(async () => {
  await stack.stop();
  await redis.stop();
});

async function open(settings: ProcessEnvironment): Promise<void> {
  api = await openTestApi(buildApp, { ...stack.environment, ...settings });
}

type Submit = { address?: string; proof?: string };

const submit = ({ address = '10.0.0.1', proof }: Submit = {}): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: '/api/analyze/text',
    remoteAddress: address,
    headers: { prefer: 'respond-async', 'idempotency-key': randomUUID(), ...(proof && { 'proof-of-work': proof }) },
    payload: { content: sampleText(), sessionId: 'one-label' },
  });

const count = (responses: LightMyRequestResponse[], status: number): number =>
  responses.filter(({ statusCode }) => statusCode === status).length;
const countRows = async (): Promise<number> => (await stack.db.selectFrom('analyses').select('id').execute()).length;

test('no proof is required while capacity is free', async () => {
  await open({ PROOF_OF_WORK: 'auto', PROOF_AFTER_SUBMITS_DAY: '0' });

  expect(count(await runWithConcurrency(20, 10, () => submit()), 202)).toBe(20);
});

test.each([
  ['half of the shared hourly budget is spent', { SPEND_ALL_HOUR_USD: '2' }, 'hour'],
  ['half of the shared daily budget is spent', { SPEND_ALL_DAY_USD: '2' }, 'day'],
] as const)('a busy network needs a proof when %s', async (_, settings, window) => {
  const name = `spend-${window}:all`;
  await open({ PROOF_OF_WORK: 'auto', PROOF_AFTER_SUBMITS_DAY: '1', ...settings });
  await incrementWithinLimits(stack.db, [{ name, window, limit: MICRO_USD }], MICRO_USD);

  const responses = [await submit(), await submit(), await submit({ address: '10.0.0.2' })];

  expect(responses.map(({ statusCode, headers }) => headers['x-error-code'] ?? statusCode)).toEqual([
    202,
    'PROOF_NEEDED',
    202,
  ]);
});

test('a busy network needs a proof when half of the queue is taken', async () => {
  await open({ PROOF_OF_WORK: 'auto', PROOF_AFTER_SUBMITS_DAY: '1', QUEUE_MOST_WAITING: '4' });
  await submit();
  await submit({ address: '10.0.0.2' });

  await expect.poll(async () => (await submit()).headers['x-error-code']).toBe('PROOF_NEEDED');
});

test('a network has a daily number of submits without a proof, and other networks are unaffected', async () => {
  await open({ PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '7' });

  const responses = await runWithConcurrency(50, 25, () => submit());

  expect([count(responses, 202), count(responses, 429), await countRows()]).toEqual([7, 43, 7]);
  expect((await submit({ address: '10.0.0.2' })).statusCode).toBe(202);
});

test('the refusal has a message, a puzzle and every security header', async () => {
  await open({ PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '0' });

  const refusal = await submit();

  expect(refusal.statusCode).toBe(429);
  expect(refusal.json()).toEqual({
    message: 'Very many requests come from your network. Please wait while your browser solves a puzzle.',
    challenge: { parameters: expect.objectContaining({ algorithm: 'PBKDF2/SHA-256' }), signature: expect.any(String) },
  });
  expect(refusal.headers).toMatchObject({
    'x-error-code': 'PROOF_NEEDED',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('only analyses, document extraction, questions and mails need a proof', async () => {
  await open({ PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '0' });
  const routes = await listContractRoutes();

  const responses = await runWithConcurrency(routes.length, 1, async (index) => {
    const route = routes[index] as Route;
    const { headers } = await api.app.inject({ method: route.method, url: addressOf(route, ids) });
    return headers['x-error-code'] === 'PROOF_NEEDED' ? [nameOf(route)] : [];
  });

  expect(responses.flat().toSorted()).toEqual([
    'POST /api/analyses/:analysisId/continue',
    'POST /api/analyses/:analysisId/opinions',
    'POST /api/analyze',
    'POST /api/analyze/document',
    'POST /api/analyze/document/mbti',
    'POST /api/analyze/image/:framework',
    'POST /api/analyze/text',
    'POST /api/analyze/text/:framework',
    'POST /api/analyze/video/:framework',
    'POST /api/chat',
    'POST /api/extract-text',
    'POST /api/interview/follow-up',
    'POST /api/share',
  ]);
});

test(`of ${REPLAYS} concurrent submits with one proof exactly one is accepted`, async () => {
  await open({ PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '0' });
  const proof = proofFor((await submit()).body);

  const responses = await runWithConcurrency(REPLAYS, 50, (index) =>
    submit({ proof, address: `10.0.1.${index % 250}` }),
  );

  expect([count(responses, 202), count(responses, 429), await countRows()]).toEqual([1, REPLAYS - 1, 1]);
  expect((await submit({ proof })).headers['x-error-code']).toBe('PROOF_NEEDED');
});

test('an upload without a proof is refused before its body is read', async () => {
  await open({ PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '0' });
  const address = new URL('/api/analyze', await api.app.listen({ host: '127.0.0.1', port: 0 }));
  const headers = { 'content-type': 'application/json', 'content-length': String(MAX_FILE_BYTES) };
  const sending = request(address, { method: 'POST', headers });
  sending.on('error', () => {}); // closed below
  sending.write('{"mediaData":"data:image/png;base64,');

  const [response] = (await once(sending, 'response')) as [{ statusCode: number; headers: Record<string, string> }];
  sending.destroy();

  expect([response.statusCode, response.headers['x-error-code']]).toEqual([429, 'PROOF_NEEDED']);
});

test('without Redis no proof is accepted, and submits without a proof still work', async () => {
  await open({ PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '0' });
  const proof = proofFor((await submit()).body);
  await redis.kill();

  const response = await submit({ proof });
  const rows = await countRows();
  await api.close();
  await open({ PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '1' });
  const free = await submit();
  await redis.start();
  await api.services.redis.ping();
  const later = await submit({ proof });

  expect([response.statusCode, response.headers['x-error-code'], rows]).toEqual([503, 'SERVICE_UNAVAILABLE', 0]);
  expect([free.statusCode, later.statusCode]).toEqual([202, 202]);
});
