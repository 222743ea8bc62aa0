import { readdir } from 'node:fs/promises';
import { Status } from '@app/contract/status';
import { switchOff } from '@app/core/db/switches';
import { announceOffer } from '@app/core/queue/offer';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { sendHalf } from '@app/testkit/send-half';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from './app.ts';

let stack: Stack;
let api: TestApi<FastifyInstance>;
let url: string;

beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0 });
  api = await openTestApi(buildApp, stack.environment);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

const models = ['anthropic', 'openai', 'deepseek', 'perplexity'] as const;
const offer = { models: [...models], sees: ['openai' as const, 'anthropic' as const], hears: true, simulated: true };

beforeEach(() => announceOffer(api.services.redis, api.services.config.REDIS_PREFIX, offer));

afterEach(async () => {
  for (const table of ['switches', 'analyses', 'sessions'] as const) await stack.db.deleteFrom(table).execute();
});

afterAll(async () => {
  await api.close();
  await stack.stop();
});

async function readStatus(from = api): Promise<Status> {
  return Status.parse((await from.app.inject('/api/status')).json());
}

const count = async (table: 'analyses' | 'sessions'): Promise<number> =>
  (await stack.db.selectFrom(table).select('id').execute()).length;

test('the status leaves out switched-off models, vision and transcription, and lists switched-off frameworks', async () => {
  const before = await readStatus();

  await switchOff(stack.db, 'provider:openai', undefined);
  await switchOff(stack.db, 'framework:anxiety', undefined);

  expect(before).toMatchObject({ models, sees: ['openai', 'anthropic'], hears: true });
  expect(before).not.toHaveProperty('frameworksOff');
  expect(await readStatus()).toMatchObject({
    models: ['anthropic', 'deepseek', 'perplexity'],
    sees: ['anthropic'],
    hears: false,
    frameworksOff: ['anxiety'],
  });
});

test('while the switches cannot be read the status offers no model', async () => {
  const away = await openTestApi(buildApp, {
    ...stack.environment,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  const status = await readStatus(away);
  await away.close();

  expect(status).toMatchObject({ models: [], sees: [], hears: false });
});

test.for([
  [
    'provider:openai',
    '/api/analyze/text',
    'MODEL_UNAVAILABLE',
    'This model is not available here. Please choose another model.',
  ],
  [
    'framework:general',
    '/api/analyze/text',
    'FRAMEWORK_UNAVAILABLE',
    'This assessment is not available at the moment. Please choose another one.',
  ],
  [
    'framework:bigfive',
    '/api/analyze/text/bigfive',
    'FRAMEWORK_UNAVAILABLE',
    'This assessment is not available at the moment. Please choose another one.',
  ],
  [
    'framework:bigfive-at-openai',
    '/api/analyze/text/bigfive',
    'MODEL_UNAVAILABLE',
    'This model is not available here. Please choose another model. This site does not use it for this assessment.',
  ],
] as const)('with %s off %s gets 503 and nothing is stored', async ([name, path, code, words]) => {
  await switchOff(stack.db, name, undefined);

  const answer = await api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'sec-fetch-site': 'same-origin', prefer: 'respond-async' },
    payload: { content: sampleText(), sessionId: 'one-label', selectedModel: 'openai' },
  });

  expect([answer.statusCode, answer.headers['x-error-code'], answer.body]).toEqual([503, code, words]);
  expect([await count('analyses'), await count('sessions')]).toEqual([0, 0]);
});

test.for([
  ['framework:general', '/api/analyze/document', 'openai', 'FRAMEWORK_UNAVAILABLE'],
  ['framework:mbti', '/api/analyze/document/mbti', 'openai', 'FRAMEWORK_UNAVAILABLE'],
  ['framework:general', '/api/analyze', 'openai', 'FRAMEWORK_UNAVAILABLE'],
  ['framework:bigfive', '/api/analyze/image/bigfive', 'openai', 'FRAMEWORK_UNAVAILABLE'],
  ['framework:bigfive', '/api/analyze/video/bigfive', 'openai', 'FRAMEWORK_UNAVAILABLE'],
  ['provider:openai', '/api/analyze/document', 'openai', 'MODEL_UNAVAILABLE'],
  ['provider:openai', '/api/analyze/image/bigfive', 'openai', 'MODEL_UNAVAILABLE'],
  ['framework:mbti-at-openai', '/api/analyze/document/mbti', 'openai', 'MODEL_UNAVAILABLE'],
  ['framework:bigfive-at-openai', '/api/analyze/image/bigfive', 'openai', 'MODEL_UNAVAILABLE'],
  // A model without vision: its vision provider is switched off, and no other one is used.
  ['provider:openai', '/api/analyze/image/bigfive', 'deepseek', 'MODEL_UNAVAILABLE'],
  ['framework:bigfive-at-openai', '/api/analyze/image/bigfive', 'deepseek', 'MODEL_UNAVAILABLE'],
] as const)(
  'with %s off a file for %s by %s is refused before its body is read',
  async ([name, path, selectedModel, code]) => {
    await switchOff(stack.db, name, undefined);

    const answer = await sendHalf(url + path, { sessionId: 'one-label', selectedModel });

    expect([answer.status, answer.code]).toEqual([503, code]);
    expect(await readdir(stack.storageFolder, { recursive: true })).toEqual(['.unfinished']);
    expect([await count('analyses'), await count('sessions')]).toEqual([0, 0]);
  },
);

test('with every vision model off a picture is refused before its body is read', async () => {
  await switchOff(stack.db, 'provider:openai', undefined);
  await switchOff(stack.db, 'provider:anthropic', undefined);

  const answer = await sendHalf(`${url}/api/analyze`, {});

  expect([answer.status, answer.code]).toEqual([503, 'MEDIA_UNAVAILABLE']);
});
