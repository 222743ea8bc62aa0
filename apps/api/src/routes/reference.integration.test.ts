import { openTestApi } from '@app/testkit/open-api';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { buildOpenApi } from '../reference/build-openapi.ts';

let stack: Stack;
let api: Awaited<ReturnType<typeof openReference>>;
const openReference = () => openTestApi(buildApp, stack.environment);

beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0 });
  api = await openReference();
});

afterAll(async () => {
  await api.close();
  await stack.stop();
});

test('the served contract equals the one built from code', async () => {
  const answer = await api.app.inject('/api/docs/openapi.json');

  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});

test('the reference page has the common policy, and its stylesheet is served from here', async () => {
  const page = await api.app.inject('/api/docs');
  const [, address = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
  const style = await api.app.inject(address);

  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  expect(style.statusCode).toBe(200);
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('the reference page sets no cookie', async () => {
  const answer = await api.app.inject({
    url: '/api/docs',
    headers: { 'sec-fetch-dest': 'document', accept: 'text/html' },
  });

  expect(answer.headers['set-cookie']).toBeUndefined();
});
