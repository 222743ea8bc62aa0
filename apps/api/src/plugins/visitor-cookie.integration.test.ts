import { randomBytes, randomUUID } from 'node:crypto';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { makeWebRoot, type WebRoot } from '@app/testkit/web-root';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';

let stack: Stack;
let web: WebRoot;
let api: TestApi<FastifyInstance>;
let secure: TestApi<FastifyInstance>;

beforeAll(async () => {
  web = await makeWebRoot();
  stack = await startStack({ apis: 0, workers: 0, environment: { WEB_ROOT: web.folder } });
  api = await openTestApi(buildApp, stack.environment);
  secure = await openTestApi(buildApp, { ...stack.environment, PUBLIC_URL: 'https://analysis.example' });
});

afterAll(async () => {
  await Promise.all([api.close(), secure.close()]);
  await Promise.all([stack.stop(), web.remove()]);
});

test('the cookie is HttpOnly, SameSite=Strict and bound to its host', async () => {
  const [plain] = setCookies(await api.app.inject('/api/status'));
  const [encrypted] = setCookies(await secure.app.inject('/api/status'));

  const value = String.raw`[\w-]{43}(\.|%2E)[\w%+/-]+`;
  expect(plain).toMatch(new RegExp(`^visitor=${value}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Strict$`));
  expect(encrypted).toMatch(
    new RegExp(`^__Host-visitor=${value}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict$`),
  );
});

test('1,000 visitors get 1,000 different secrets of 256 bits', async () => {
  const values = await runWithConcurrency(1_000, 16, async () =>
    setCookies(await api.app.inject('/api/status'))[0]?.slice(8, 51),
  );

  expect(new Set(values).size).toBe(1_000);
  expect(new Set(values.map((value) => Buffer.from(value ?? '', 'base64url').length))).toEqual(new Set([32]));
});

test('a visitor with a cookie gets no new one', async () => {
  const cookie = await mint();

  const responses = await runWithConcurrency(20, 4, () => api.app.inject({ url: '/api/status', headers: { cookie } }));

  expect(responses.flatMap(setCookies)).toEqual([]);
});

test('only the status call signs a cookie of an old key anew', async () => {
  const cookie = await mint();
  const SERVER_KEYS = `${randomBytes(32).toString('base64')},${stack.environment.SERVER_KEYS}`;
  const rotated = await openTestApi(buildApp, { ...stack.environment, SERVER_KEYS });
  onTestFinished(() => rotated.close());
  const call = (url: string, sent: string) => rotated.app.inject({ url, headers: { cookie: sent } });

  const [renewed = ''] = setCookies(await call('/api/status', cookie));
  const elsewhere = setCookies(await call('/api/shares', cookie));
  const again = setCookies(await call('/api/status', renewed.split(';')[0] ?? ''));

  expect(renewed.slice(0, 51)).toBe(cookie.slice(0, 51));
  expect(renewed.split(';')[0]).not.toBe(cookie);
  expect([...elsewhere, ...again]).toEqual([]);
});

const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
test.for([
  ['the page', '/', { ...navigation, 'sec-fetch-site': 'none' }],
  ['the page, from our own page', '/', { ...navigation, 'sec-fetch-site': 'same-origin' }],
  ['a shared page, from a mail', '/share/abc', { ...navigation, 'sec-fetch-site': 'cross-site' }],
  ['a call typed into the address bar', '/api/status', { ...navigation, 'sec-fetch-site': 'none' }],
  ['a call opened from our own page', '/api/status', { ...navigation, 'sec-fetch-site': 'same-origin' }],
  ['a call opened from another site', '/api/status', { ...navigation, 'sec-fetch-site': 'cross-site' }],
  ['a call opened by a browser that tells nothing', '/api/status', { accept: 'text/html,application/xhtml+xml' }],
  ['a picture of another site', '/api/status', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['a fetch of a sister domain', '/api/status', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
  ['a fetch of another origin', '/api/status', { origin: 'https://other.example' }],
  ['an unknown call opened in a tab', '/api/unknown', { ...navigation, 'sec-fetch-site': 'none' }],
  ['an asset', '/favicon.svg', { 'sec-fetch-site': 'same-origin' }],
  ['a health check', '/livez', {}],
] as const)('no cookie is set for %s', async ([, url, headers]) => {
  const response = await api.app.inject({ url, headers });

  expect(setCookies(response)).toEqual([]);
});

test('no cookie is set for a cross-site call', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/analyze/text',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: {},
  });

  expect(setCookies(response)).toEqual([]);
});

test('100 visits from links on other sites keep the cookie, and a session label in a link opens nothing', async () => {
  const jar = { cookie: await mint() };
  const sessionId = randomUUID();
  const before = jar.cookie;
  await api.app.inject({
    method: 'POST',
    url: '/api/analyze/text',
    headers: { cookie: jar.cookie, prefer: 'respond-async' },
    payload: { sessionId, content: sampleText() },
  });

  // A cross-site request carries no Strict cookie; a cookie set by its response would replace the visitor's.
  const minted = await runWithConcurrency(100, 4, async (index) => {
    const url = index % 2 ? `/?session=${sessionId}` : `/api/messages?sessionId=${sessionId}`;
    const response = await api.app.inject({ url, headers: { ...navigation, 'sec-fetch-site': 'cross-site' } });
    const [fresh] = setCookies(response);
    if (fresh) jar.cookie = fresh;
    return { isOpen: index % 2 === 0 && response.body !== '[]' };
  });
  const mine = await api.app.inject({ url: `/api/messages?sessionId=${sessionId}`, headers: { cookie: jar.cookie } });

  expect(jar.cookie).toBe(before);
  expect(minted.filter(({ isOpen }) => isOpen)).toEqual([]);
  expect(mine.statusCode).toBe(200);
});

async function mint(): Promise<string> {
  return setCookies(await api.app.inject('/api/status'))[0]?.split(';')[0] ?? '';
}

function setCookies({ headers }: LightMyRequestResponse): string[] {
  return [headers['set-cookie'] ?? []].flat();
}
