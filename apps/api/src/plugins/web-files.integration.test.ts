import { gunzipSync } from 'node:zlib';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { type Stack, startStack } from '@app/testkit/stack';
import { makeWebRoot, type WebRoot } from '@app/testkit/web-root';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

let stack: Stack;
let web: WebRoot;
let api: TestApi<FastifyInstance>;

beforeAll(async () => {
  web = await makeWebRoot();
  stack = await startStack({ apis: 0, workers: 0, environment: { WEB_ROOT: web.folder } });
  api = await openTestApi(buildApp, stack.environment);
});

afterAll(async () => {
  await api.close();
  await Promise.all([stack.stop(), web.remove()]);
});

test.for([
  ['/', 200],
  ['/?session=abcdefgh', 200],
  ['/share/abc', 200],
  ['/SHARE/abc', 200],
  ['/Share/abc?x=1', 200],
  ['/share', 200],
  ['/privacy', 200],
  ['/Privacy/', 200],
  ['/unknown', 404],
  ['/share/abc/more', 404],
  ['/shared/abc', 404],
  ['/privacy/more', 404],
] as const)('a browser that opens %s gets the page with %i, uncached', async ([url, status]) => {
  const response = await api.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });

  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^text\/html/);
  expect(response.headers['cache-control']).toBe(/^\/share(?!d)/i.test(url) ? 'no-store' : 'no-cache');
  expect(response.body).toContain('The page');
});

test('only the main page contains its prerendered first view', async () => {
  const bodies = await Promise.all(
    ['/', '/share/abc', '/privacy', '/unknown'].map(
      async (url) => (await api.app.inject({ url, headers: { accept: 'text/html' } })).body,
    ),
  );

  expect(bodies.map((body) => body.includes('Its first view'))).toEqual([true, false, false, false]);
});

test('a browser that accepts gzip gets the compressed files', async () => {
  const [packed, plain] = await Promise.all(
    ['gzip, deflate', 'identity'].map((coding) =>
      api.app.inject({ url: web.asset, headers: { 'accept-encoding': coding } }),
    ),
  );

  expect(packed?.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(gunzipSync(packed?.rawPayload ?? '').toString()).toBe(plain?.body);
  expect(plain?.headers['content-encoding']).toBeUndefined();
});

test('a HEAD request gets the same status', async () => {
  const ask = (url: string) => api.app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } });

  const responses = await Promise.all(['/', '/share/abc', '/unknown'].map(ask));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
});

test('hashed files are cached forever, others are revalidated', async () => {
  const [asset, icon] = await Promise.all([api.app.inject(web.asset), api.app.inject('/favicon.svg')]);

  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(icon.headers['cache-control']).toBe('no-cache');
});

test.for(['/unknown.js', '/assets/index-00000000.js', '/api/unknown', '/api', '/API/status'])(
  'a client that requests %s gets plain text, not the page',
  async (url) => {
    const response = await api.app.inject({ url, headers: { accept: '*/*' } });

    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found.');
  },
);

test.for([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/%2e%2e/%2e%2e/outside.txt',
  '/assets/%00',
  '/.env',
])('nothing outside the folder is served: %s', async (url) => {
  const response = await api.app.inject({ url });

  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('not served');
});

test('only a shared page is noindex', async () => {
  const ask = (url: string) => api.app.inject({ url, headers: { accept: 'text/html' } });

  const responses = await Promise.all(['/share/abc', '/SHARE', '/', '/privacy'].map(ask));

  expect(responses.map(({ headers }) => headers['x-robots-tag'])).toEqual([
    'noindex, nofollow',
    'noindex, nofollow',
    undefined,
    undefined,
  ]);
});
