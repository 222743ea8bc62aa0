import { randomUUID } from 'node:crypto';
import type { AnalysisReply } from '@app/contract/analyses';
import { MAX_TEXT_BODY_BYTES } from '@app/contract/limits';
import { makeDatabase } from '@app/testkit/database';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { makeWebRoot } from '@app/testkit/web-root';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { requiredHeaders } from './headers-fixture.ts';
import { mintCookie } from '../__fixtures__/mint-cookie.ts';

let stack: Stack;
let api: TestApi<FastifyInstance>;
let web: Awaited<ReturnType<typeof makeWebRoot>>;
let broken: Awaited<ReturnType<typeof makeDatabase>>;
let faulty: TestApi<FastifyInstance>;
let away: TestApi<FastifyInstance>;
let cookie = '';
let analysisId = '';

beforeAll(async () => {
  web = await makeWebRoot();
  stack = await startStack({
    apis: 0,
    workers: 0,
    environment: { PUBLIC_URL: 'https://analysis.example', WEB_ROOT: web.folder },
  });
  broken = await makeDatabase();
  await broken.db.schema.dropTable('sessions').execute();
  [api, faulty, away] = await Promise.all([
    openTestApi(buildApp, stack.environment),
    openTestApi(buildApp, { ...stack.environment, DATABASE_URL: broken.url }),
    openTestApi(buildApp, { ...stack.environment, DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }),
  ]);
  cookie = await mintCookie(api.app);
  const begun = await api.app.inject({
    ...analyze({ content: sampleText() }),
    headers: { cookie, prefer: 'respond-async' },
  });
  ({ analysisId } = begun.json<AnalysisReply>());
  // Its stream then ends at once, without a worker.
  await api.app.inject({ method: 'POST', url: `/api/analyses/${analysisId}/cancel`, headers: { cookie } });
});

afterAll(async () => {
  await Promise.all([api, faulty, away].map((each) => each.close()));
  await Promise.all([stack.stop(), broken.drop(), web.remove()]);
});

const page = { accept: 'text/html' };
const responses: Record<string, { status: number; ask: () => Promise<LightMyRequestResponse> }> = {
  'a call': { status: 200, ask: () => api.app.inject('/api/status') },
  'a live stream': {
    status: 200,
    ask: () => api.app.inject({ url: `/api/analyses/${analysisId}/events`, headers: { cookie } }),
  },
  'an accepted analysis': {
    status: 202,
    ask: () => api.app.inject({ ...analyze({ content: sampleText() }), headers: { cookie, prefer: 'respond-async' } }),
  },
  'an empty text': { status: 400, ask: () => api.app.inject(analyze({ content: '' })) },
  'a broken body': {
    status: 400,
    ask: () => api.app.inject({ ...analyze('{"a'), headers: { 'content-type': 'application/json' } }),
  },
  'a call of another site': {
    status: 403,
    ask: () => api.app.inject({ ...analyze({}), headers: { 'sec-fetch-site': 'cross-site' } }),
  },
  'an unknown call': { status: 404, ask: () => api.app.inject('/api/unknown') },
  'an unknown analysis': {
    status: 404,
    ask: () => api.app.inject('/api/analyses/01990000-0000-7000-8000-000000000000/events'),
  },
  'an unknown page': { status: 404, ask: () => api.app.inject({ url: '/unknown', headers: page }) },
  'an unknown file': { status: 404, ask: () => api.app.inject('/unknown.js') },
  'an address that cannot be decoded': { status: 404, ask: () => api.app.inject('/%zz/secret-in-the-path') },
  'an id far too long': { status: 400, ask: () => api.app.inject(`/api/analyses/${'a'.repeat(2_000)}/events`) },
  'an unknown method': { status: 404, ask: () => api.app.inject({ method: 'DELETE', url: '/api/status' }) },
  'a body too large': {
    status: 413,
    ask: () => api.app.inject(analyze({ content: 'a'.repeat(MAX_TEXT_BODY_BYTES + 1) })),
  },
  'a body that is not JSON': {
    status: 415,
    ask: () => api.app.inject({ ...analyze('words'), headers: { 'content-type': 'text/plain' } }),
  },
  'a fault of our own': { status: 500, ask: () => faulty.app.inject(`/api/messages?sessionId=${randomUUID()}`) },
  'a database that is away': { status: 503, ask: () => away.app.inject(`/api/messages?sessionId=${randomUUID()}`) },
  'not ready': { status: 503, ask: () => away.app.inject('/readyz') },
  'a health check': { status: 200, ask: () => api.app.inject('/livez') },
  'the page': { status: 200, ask: () => api.app.inject({ url: '/', headers: page }) },
  'a shared page': { status: 200, ask: () => api.app.inject({ url: '/share/abc', headers: page }) },
  'an asset': { status: 200, ask: () => api.app.inject(web.asset) },
};

test.for(Object.entries(responses).map(([name, { status, ask }]) => ({ name, status, ask })))(
  '$name ($status) has every security header and names no software',
  async ({ status, ask }) => {
    const { statusCode, headers } = await ask();

    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(requiredHeaders);
    expect(Object.keys(headers).filter((name) => name === 'server' || name === 'x-powered-by')).toEqual([]);
  },
);

test.for(Object.keys(responses).filter((name) => !/page|file|asset|health|ready|decoded/.test(name)))(
  'the response of a call is not cacheable: %s',
  async (name) => {
    const response = await responses[name]?.ask();

    expect(response?.headers['cache-control']).toContain('no-store');
  },
);

test.for(Object.entries(responses).filter(([, { status }]) => status >= 400))(
  'a refusal has a message and a code and echoes nothing of the request: %s',
  async ([name, { ask }]) => {
    const { headers, body } = await ask();

    const isPage = name === 'an unknown page' || name === 'not ready';
    expect(headers['content-type']).toMatch(name === 'an unknown page' ? /^text\/html/ : /^text\/plain/);
    expect(Boolean(headers['x-error-code'])).toBe(!isPage);
    expect(body).not.toMatch(/secret-in-the-path|sessions|ECONN|\bat \//);
  },
);

test('without HTTPS there is no HSTS header', async () => {
  const { PUBLIC_URL: _unset, ...environment } = stack.environment;
  const local = await openTestApi(buildApp, environment);

  const { headers } = await local.app.inject('/api/status');
  await local.close();

  expect(headers['strict-transport-security']).toBeUndefined();
});

function analyze(payload: object | string): InjectOptions {
  const body = typeof payload === 'string' ? payload : { sessionId: randomUUID(), ...payload };
  return { method: 'POST', url: '/api/analyze/text', payload: body };
}
