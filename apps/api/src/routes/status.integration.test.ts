import { RETENTION_DAYS } from '@app/contract/retention';
import { Status } from '@app/contract/status';
import { openApi } from '@app/testkit/open-api';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0 });
});

afterAll(() => stack.stop());

test('before any worker has spoken the status offers no model', async () => {
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

test('the status tells what the workers offer, and that the models are simulated', async () => {
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

test('the status tells how long this deployment keeps reports and whom to ask about it', async () => {
  const settings = { RETENTION_DAYS: '7', PRIVACY_CONTACT: 'privacy@example.org' };

  expect(await statusOn({ ...stack.environment, ...settings })).toMatchObject({
    retentionDays: 7,
    privacyContact: 'privacy@example.org',
  });
});

test('while Redis is away the status still answers', async () => {
  expect(await statusOn({ ...stack.environment, REDIS_URL: 'redis://127.0.0.1:1' })).toMatchObject({ models: [] });
});

async function statusOn(environment: Stack['environment']): Promise<Status> {
  const api = await openApi(buildApp, environment);
  const answer = await api.app.inject('/api/status');
  await api.close();
  return Status.parse(answer.json());
}
