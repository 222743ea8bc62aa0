import { randomUUID } from 'node:crypto';
import type { AnalysisReply } from '@app/contract/analyses';
import type { SharedLink } from '@app/contract/sharing';
import { type ErrorCode, errorTable } from '@app/contract/errors';
import type { Route } from '@app/contract/route';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import { listContractRoutes, nameOf } from '@app/testkit/contract-routes';
import { makeDatabase } from '@app/testkit/database';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleCall, type SampleCall, wireOf } from '@app/testkit/sample-calls';
import { sampleText } from '@app/testkit/sample-text';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { makeWebRoot, type WebRoot } from '@app/testkit/web-root';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { requiredHeaders } from './headers-fixture.ts';
import { mintCookie } from '../__fixtures__/mint-cookie.ts';

const PUBLIC_URL = 'https://analysis.example';
const routes = await listContractRoutes();
const codes = Object.keys(errorTable) as ErrorCode[];

let web: WebRoot;
let sink: SmtpSink;
let stack: Stack;
let broken: Awaited<ReturnType<typeof makeDatabase>>;
let api: TestApi<FastifyInstance>;
let faulty: TestApi<FastifyInstance>;
let away: TestApi<FastifyInstance>;
let cookie = '';
let call: (route: Route) => SampleCall;

beforeAll(async () => {
  [web, sink] = await Promise.all([makeWebRoot(), startSmtpSink()]);
  stack = await startStack({ apis: 0, smtp: sink, environment: { PUBLIC_URL, WEB_ROOT: web.folder } });
  broken = await makeDatabase();
  for (const table of ['sessions', 'shares', 'errands']) await broken.db.schema.dropTable(table).execute();
  [api, faulty, away] = await Promise.all([
    openTestApi(failOnOrder, stack.environment),
    openTestApi(buildApp, { ...stack.environment, DATABASE_URL: broken.url }),
    openTestApi(buildApp, { ...stack.environment, DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }),
  ]);
  ({ cookie, call } = await makeOwner());
});

afterAll(async () => {
  await Promise.all([api, faulty, away].map((each) => each.close()));
  await stack.stop();
  await Promise.all([sink.close(), broken.drop(), web.remove()]);
});

test.for(routes)('a successful response has every header: $method $path', async (route) => {
  const plain = await ask(api, route, { prefer: 'respond-async' });
  const others = await Promise.all([
    ask(api, route, { prefer: 'respond-async', accept: 'text/event-stream' }),
    ask(api, route, { prefer: 'respond-async' }, 'HEAD'),
    ask(api, route, {}, 'OPTIONS'),
  ]);

  expect([plain, ...others].filter(isBare)).toEqual([]);
  expect(plain.status).toBeLessThan(300);
});

test.for(['pdf', 'docx', 'json'])('a download as %s has every header', async (format) => {
  const route = routes.find(({ path }) => path.startsWith('/api/download/')) as Route;
  const { url } = wireOf(route, { ...call(route), query: { format } });

  const response = traits(await api.app.inject({ url, headers: { cookie } }));

  expect(response.status).toBe(200);
  expect(isBare(response)).toBe(false);
});

test.for(routes)('an error response of every code has every header: $method $path', async (route) => {
  const responses = await Promise.all(codes.map((code) => ask(api, route, { 'x-fail-with': code })));

  expect(responses.filter(isBare)).toEqual([]);
  expect(responses.map(({ status }) => status)).toEqual(codes.map((code) => errorTable[code].status));
});

test.for(routes)('a rejected request has every header: $method $path', async (route) => {
  const { url } = wireOf(route, call(route));
  const json = { cookie, 'content-type': 'application/json' };
  const odd: InjectOptions[] = [
    { method: 'DELETE', url },
    { method: 'PUT', url, payload: '{}', headers: json },
    { method: 'POST', url, payload: '{', headers: json },
    { method: 'POST', url, payload: 'words', headers: { ...json, 'content-type': 'text/plain' } },
    { method: 'POST', url, payload: '{}', headers: { ...json, 'content-length': '100000000' } },
    { method: 'POST', url, payload: '{}', headers: { ...json, 'sec-fetch-site': 'cross-site' } },
    { method: route.method, url: url.replaceAll(/[\w-]{30,}/g, '%00') },
    { method: route.method, url: `${url}/more` },
    { method: route.method, url: url.replace('/api/', '/api/%zz') },
  ];

  const responses = await Promise.all(odd.map(async (each) => traits(await api.app.inject(each))));

  expect(responses.filter(isBare)).toEqual([]);
  expect(responses.filter(({ status }) => status >= 400).length).toBeGreaterThanOrEqual(odd.length - 1);
});

test.for(routes)('a response during a database failure has every header: $method $path', async (route) => {
  const responses = await Promise.all([faulty, away].map((each) => ask(each, route, { prefer: 'respond-async' })));

  expect(responses.filter(isBare)).toEqual([]);
  expect(responses.map(({ status }) => status)).toEqual(needsNothing.includes(nameOf(route)) ? [200, 200] : [500, 503]);
});

test('pages and files have every header, found or not', async () => {
  const html = { accept: 'text/html' };
  const responses = await Promise.all(
    [
      { url: '/', headers: html },
      { url: '/share/abc', headers: html },
      { url: '/privacy', headers: html },
      { url: '/unknown', headers: html },
      { url: web.asset },
      { url: web.asset, method: 'HEAD' as const },
      { url: web.asset, headers: { range: 'bytes=0-3' } },
      { url: web.asset, headers: { range: 'bytes=900-999' } },
      { url: '/unknown.js' },
      { url: '/livez' },
      { url: '/readyz' },
    ].map(async (each) => traits(await api.app.inject(each))),
  );

  expect(responses.filter((response) => isBare(response))).toEqual([]);
});

type Traits = { url: string; status: number; headers: Record<string, unknown> };

/** True if a required header is missing, an API response may be cached, or the response names its software. */
function isBare({ url, headers }: Traits): boolean {
  const isWhole = Object.entries(requiredHeaders).every(([name, value]) => headers[name] === value);
  const isKept = url.startsWith('/api/') && !String(headers['cache-control']).includes('no-store');
  return !isWhole || isKept || 'server' in headers || 'x-powered-by' in headers;
}

/** Routes that need no database. */
const needsNothing = ['GET /api/status', 'GET /api/frameworks', 'GET /api/help-lines'];

async function ask(
  each: TestApi<FastifyInstance>,
  route: Route,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' = route.method,
): Promise<Traits> {
  const { url, payload } = wireOf(route, call(route));
  const hasBody = method === 'POST' && payload !== undefined;
  return traits(
    await each.app.inject({
      method,
      url,
      headers: { cookie, ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { payload }),
    }),
  );
}

const traits = ({ statusCode: status, headers, raw }: LightMyRequestResponse): Traits => ({
  url: raw.req.url ?? '',
  status,
  headers,
});

/** The complete server, in which every call fails with the code given in a header. */
async function failOnOrder(services: ApiServices, draining: AbortSignal): Promise<FastifyInstance> {
  const app = await buildApp(services, draining);
  app.addHook('preHandler', async ({ headers }) => {
    const code = headers['x-fail-with'];
    if (code !== undefined) throw new AppError(code as ErrorCode);
  });
  return app;
}

/**
 * A visitor with everything a call can refer to: a session, a finished analysis, a share that is read and one that is
 * revoked.
 */
async function makeOwner(): Promise<{ cookie: string; call: typeof call }> {
  const { app } = api;
  await vi.waitUntil(async () => (await app.inject('/api/status')).json<{ sendgrid: boolean }>().sendgrid, {
    timeout: 120_000,
  });
  const owner = await mintCookie(app);
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { cookie: owner }, payload });
  const sessionId = randomUUID();
  const done = await post('/api/analyze/text', { sessionId, content: sampleText() });
  const { analysisId } = done.json<AnalysisReply>();
  const other = await post('/api/analyze/text', { sessionId, content: sampleText('other') });
  const analysisIds = `${analysisId},${other.json<AnalysisReply>().analysisId}`;
  // Partial, so that `continue` has something to do.
  await stack.db.updateTable('analyses').set({ isPartial: true }).where('id', '=', analysisId).execute();
  const share = (recipientEmail: string) =>
    post('/api/share', { analysisId, senderEmail: 'ada@example.org', recipientEmail });
  await share('reader@example.org');
  const mail = sink.mails[0]?.message.replaceAll(/=\r?\n/g, '') ?? '';
  const shareId = /\/share\/([\w-]{43})/.exec(mail)?.[1] ?? '';
  await share('second@example.org');
  const [newest] = (await app.inject({ url: '/api/shares', headers: { cookie: owner } })).json<SharedLink[]>();
  const linkId = newest?.linkId ?? '';
  const own: Record<string, string> = { sessionId, analysisId, analysisIds, id: analysisId, shareId, linkId };

  const fill = <Part extends Record<string, unknown>>(part: Part): Part => ({
    ...part,
    ...Object.fromEntries(Object.entries(own).filter(([name]) => name in part)),
  });
  return {
    cookie: owner,
    call(route) {
      const sample = sampleCall(route);
      // Clearing the session would delete everything, so it gets a label without data.
      if (route.path === '/api/session/clear') return sample;
      return { path: fill(sample.path), query: fill(sample.query), body: fill(sample.body) };
    },
  };
}
