import { listFrameworks } from '@app/contract/frameworks';
import { RETENTION_DAYS } from '@app/contract/retention';
import { Status } from '@app/contract/status';
import { openTestApi } from '@app/testkit/open-api';
import { startOwnRedis } from '@app/testkit/own-redis';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0 });
});

afterAll(() => stack.stop());

test('before the first worker the status offers no model', async () => {
  expect(await statusOn(stack.environment)).toEqual({
    sendgrid: false,
    simulated: false,
    models: [],
    sees: [],
    hears: false,
    hasCookie: false,
    retentionDays: RETENTION_DAYS,
  });
});

test('the status lists what the workers offer and that the models are simulated', async () => {
  const worker = await stack.startWorker();

  const status = await statusOn(stack.environment);
  await worker.kill('SIGTERM');

  expect(status).toEqual({
    sendgrid: false,
    simulated: true,
    models: ['anthropic', 'openai', 'deepseek', 'perplexity'],
    sees: ['openai', 'anthropic', 'deepseek', 'perplexity'],
    hears: true,
    hasCookie: false,
    retentionDays: RETENTION_DAYS,
  });
});

test('the status has the retention time and the privacy contact', async () => {
  const settings = { RETENTION_DAYS: '7', PRIVACY_CONTACT: 'privacy@example.org' };

  expect(await statusOn({ ...stack.environment, ...settings })).toMatchObject({
    retentionDays: 7,
    privacyContact: 'privacy@example.org',
  });
});

test('the status answers without Redis', async () => {
  expect(await statusOn({ ...stack.environment, REDIS_URL: 'redis://127.0.0.1:1' })).toMatchObject({ models: [] });
});

test('while Redis stands still the status has the models that were offered before', async () => {
  const ownRedis = await startOwnRedis();
  onTestFinished(() => ownRedis.stop());
  const environment = { ...stack.environment, REDIS_URL: ownRedis.url };
  const worker = await stack.startWorker(environment);
  const api = await openTestApi(buildApp, environment);
  onTestFinished(() => api.close());
  const before = Status.parse((await api.app.inject('/api/status')).json());

  await worker.kill('SIGTERM');
  ownRedis.freeze();

  expect(before.models).toHaveLength(4);
  expect(Status.parse((await api.app.inject('/api/status')).json())).toMatchObject({
    simulated: true,
    models: before.models,
  });
  ownRedis.thaw();
});

test.for([
  ['', 'Personality Analysis', 'Portrait'],
  ['de-AT', 'Allgemeine Persönlichkeitsanalyse', 'Porträt'],
  ['xx, fr-CA;q=0.8, de;q=0.5', 'Analyse générale de la personnalité', 'Portrait'],
] as const)('the frameworks are listed in the language of %s', async ([accepted, title, lens]) => {
  const api = await openTestApi(buildApp, stack.environment);
  const headers = accepted ? { 'accept-language': accepted } : {};
  const answer = await api.app.inject({ url: '/api/frameworks', headers });
  await api.close();
  const list = listFrameworks.reply.parse(answer.json());

  expect(list.length).toBeGreaterThanOrEqual(11);
  expect(list[0]).toEqual({
    id: 'general',
    title,
    kinds: ['text', 'document', 'image', 'video'],
    lenses: [{ key: 'sections', title: lens }],
    isOffered: true,
  });
  expect(list.filter(({ kinds }) => kinds.includes('document')).map(({ id }) => id)).toEqual(['general', 'mbti']);
});

async function statusOn(environment: Stack['environment']): Promise<Status> {
  const api = await openTestApi(buildApp, environment);
  const answer = await api.app.inject('/api/status');
  await api.close();
  return Status.parse(answer.json());
}
