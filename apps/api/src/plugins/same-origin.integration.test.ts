import { randomUUID } from 'node:crypto';
import type { Route } from '@app/contract/route';
import { addressOf, listContractRoutes } from '@app/testkit/contract-routes';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

const PUBLIC_URL = 'https://analysis.example';
const writing = (await listContractRoutes()).filter(({ method }) => method !== 'GET');

const sources: { from: string; headers: Record<string, string>; isOurs: boolean }[] = [
  { from: 'our page, as browsers say it', headers: { 'sec-fetch-site': 'same-origin' }, isOurs: true },
  { from: 'our page, in an older browser', headers: { origin: PUBLIC_URL }, isOurs: true },
  { from: 'a client that is no browser', headers: {}, isOurs: true },
  { from: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, isOurs: false },
  { from: 'a sister domain', headers: { 'sec-fetch-site': 'same-site' }, isOurs: false },
  { from: 'an address bar', headers: { 'sec-fetch-site': 'none' }, isOurs: false },
  { from: 'an unknown kind of site', headers: { 'sec-fetch-site': 'same-origin, cross-site' }, isOurs: false },
  {
    from: 'another site that names our origin',
    headers: { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
    isOurs: false,
  },
  { from: 'another origin', headers: { origin: 'https://other.example' }, isOurs: false },
  { from: 'a sandboxed frame', headers: { origin: 'null' }, isOurs: false },
  { from: 'our host without encryption', headers: { origin: 'http://analysis.example' }, isOurs: false },
  { from: 'another port of our host', headers: { origin: `${PUBLIC_URL}:8443` }, isOurs: false },
  { from: 'a host that begins with our name', headers: { origin: `${PUBLIC_URL}.other.example` }, isOurs: false },
];

/** Routes that accept a file also accept a form. */
const types: { type: string | undefined; isJson: boolean; isForm?: true }[] = [
  { type: 'application/json', isJson: true },
  { type: 'application/json; charset=utf-8', isJson: true },
  { type: 'text/plain', isJson: false },
  { type: 'application/x-www-form-urlencoded', isJson: false },
  { type: 'multipart/form-data; boundary=x', isJson: false, isForm: true },
  { type: 'text/json', isJson: false },
  { type: undefined, isJson: false },
];

let stack: Stack;
let api: TestApi<FastifyInstance>;

beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0, environment: { PUBLIC_URL } });
  api = await openTestApi(buildApp, stack.environment);
});

afterAll(async () => {
  await api.close();
  await stack.stop();
});

test('the matrix covers every writing call', () => {
  expect(writing.length).toBeGreaterThanOrEqual(2);
  expect(sources).toHaveLength(13);
});

test.for(
  writing.flatMap((route) =>
    sources.map((source) => ({ ...source, route, path: route.path, word: source.isOurs ? 'heard' : 'refused' })),
  ),
)('a call from $from is $word: $path', async ({ route, headers, isOurs }) => {
  const responses = await Promise.all(
    types.map(async (each) => ({ ...each, ...(await post(route, { ...headers }, each.type)) })),
  );
  const bare = await api.app.inject({ method: route.method, url: address(route), headers });

  const wrong = responses.filter(({ isJson, isForm, status, code }) => {
    if (!isOurs) return status !== 403 || code !== 'FOREIGN_ORIGIN';
    return isJson || (isForm && route.upload)
      ? status === 403 || status === 415 || status >= 500
      : status !== 415 || code !== 'NOT_JSON';
  });
  expect(wrong).toEqual([]);
  expect(bare.statusCode === 403).toBe(!isOurs);
  expect(bare.statusCode).toBeLessThan(500);
});

test('without a public address the requested host is the own origin', async () => {
  const { PUBLIC_URL: _unset, ...environment } = stack.environment;
  const local = await openTestApi(buildApp, environment);
  const [route] = writing;
  const ask = (origin: string) =>
    local.app.inject({
      method: 'POST',
      url: route?.path ?? '',
      headers: { origin, host: '127.0.0.1:5000' },
      payload: {},
    });

  const [own, other] = await Promise.all([ask('http://127.0.0.1:5000'), ask('http://127.0.0.1:5001')]);
  await local.close();

  expect([own.statusCode === 403, other.statusCode]).toEqual([false, 403]);
});

test('no response has CORS headers', async () => {
  const asked = { origin: 'https://other.example', 'access-control-request-method': 'POST' };

  const responses = await Promise.all([
    api.app.inject({ method: 'OPTIONS', url: '/api/analyze/text', headers: asked }),
    api.app.inject({ url: '/api/status', headers: asked }),
  ]);

  expect(
    responses.flatMap(({ headers }) => Object.keys(headers)).filter((name) => name.startsWith('access-control')),
  ).toEqual([]);
});

const address = (route: Route): string =>
  addressOf(route, {
    analysisId: '01990000-0000-7000-8000-000000000000',
    sessionId: randomUUID(),
    linkId: randomUUID(),
  });

async function post(
  route: Route,
  headers: Record<string, string>,
  type: string | undefined,
): Promise<{ status: number; code: unknown }> {
  const response = await api.app.inject({
    method: route.method,
    url: address(route),
    headers: { ...headers, prefer: 'respond-async', ...(type && { 'content-type': type }) },
    payload: '{"sessionId":"a-label-of-no-one"}',
  });
  return { status: response.statusCode, code: response.headers['x-error-code'] };
}
