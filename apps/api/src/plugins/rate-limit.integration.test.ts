import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Route } from '@app/contract/route';
import { openLog } from '@app/core/log/log';
import type { ProcessEnvironment } from '@app/core/processes';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { openRedis } from '@app/core/redis/redis';
import { addressOf, listContractRoutes, nameOf } from '@app/testkit/contract-routes';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { type Stack, startStack } from '@app/testkit/stack';
import { makeWebRoot, type WebRoot } from '@app/testkit/web-root';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

/** Raise it for the full proof. */
const REQUESTS = Number(process.env.RATE_REQUESTS || 2_000);
const NETWORKS = 100;
/** Half of what each network sends. */
const LIMIT = REQUESTS / NETWORKS / 2;
const FORGED = 1_000;
const LONG = 300_000;

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

const ID = '01890000-0000-7000-8000-000000000001';
const ids = { analysisId: ID, id: ID, linkId: ID, shareId: 'a'.repeat(43), sessionId: 'one-label' };

let stack: Stack;
let web: WebRoot;
let api: TestApi<FastifyInstance> | undefined;

beforeAll(async () => {
  web = await makeWebRoot();
  const environment = {
    TRUST_PROXY_HOPS: '1',
    RATE_READS_MINUTE: String(LIMIT),
    WEB_ROOT: web.folder,
    LOG_LEVEL: 'warn',
  };
  stack = await startStack({ apis: 2, workers: 0, environment });
});

afterEach(async () => {
  await api?.close();
  if (api) await deleteKeys(api.services.config.REDIS_URL, api.services.config.REDIS_PREFIX);
  api = undefined;
});

afterAll(async () => {
  agent.destroy();
  await Promise.all([stack.stop(), web.remove()]);
});

/** One process with its own counters. */
async function open(settings: ProcessEnvironment): Promise<TestApi<FastifyInstance>> {
  const REDIS_PREFIX = `${stack.environment.REDIS_PREFIX}-${randomBytes(4).toString('hex')}`;
  api = await openTestApi(buildApp, { ...stack.environment, REDIS_PREFIX, ...settings });
  await api.services.redis.ping(); // until Redis has answered once, this process counts by itself
  return api;
}

const tight = { RATE_READS_MINUTE: '1', RATE_STREAMS_MINUTE: '2', RATE_WRITES_MINUTE: '3' };
const isAllowed = ({ statusCode }: LightMyRequestResponse): boolean => statusCode !== 429;

async function callTimes(
  count: number,
  route: Route,
  headers: Record<string, string>,
): Promise<LightMyRequestResponse[]> {
  const { app } = api ?? (await open(tight));
  return runWithConcurrency(count, 1, () => app.inject({ method: route.method, url: addressOf(route, ids), headers }));
}

test('every call of the contract is limited, with separate limits for cheap, live and costly calls', async () => {
  await open(tight);
  const routes = await listContractRoutes();

  const allowed = await runWithConcurrency(routes.length, 1, async (index) => {
    const responses = await callTimes(5, routes[index] as Route, { 'x-forwarded-for': `10.0.${index}.1` });
    return [nameOf(routes[index] as Route), responses.filter(isAllowed).length];
  });

  const [cheap, live, costly] = [1, 2, 3];
  expect(Object.fromEntries(allowed)).toEqual({
    'GET /api/status': cheap,
    'GET /api/frameworks': cheap,
    'GET /api/help-lines': cheap,
    'GET /api/messages': cheap,
    'GET /api/analyses': cheap,
    'GET /api/analyses/:analysisId/source': cheap,
    'GET /api/analyses/:analysisId/opinions': cheap,
    'GET /api/comparisons': cheap,
    'GET /api/analyses/:analysisId/self-answers': cheap,
    'POST /api/analyses/:analysisId/self-answers': cheap,
    'GET /api/download/:id/quotes': cheap,
    'GET /api/shared-analysis/:shareId': cheap,
    'GET /api/shares': cheap,
    'GET /api/sessions': cheap,
    'POST /api/analyses/:analysisId/cancel': cheap,
    'POST /api/session/clear': cheap,
    'POST /api/shares/:linkId/revoke': cheap,
    'GET /api/analyses/:analysisId/events': live,
    'POST /api/analyze': costly,
    'POST /api/analyze/text': costly,
    'POST /api/analyze/text/:framework': costly,
    'POST /api/analyze/document': costly,
    'POST /api/analyze/document/mbti': costly,
    'POST /api/analyze/image/:framework': costly,
    'POST /api/analyze/video/:framework': costly,
    'POST /api/analyses/:analysisId/continue': costly,
    'POST /api/analyses/:analysisId/opinions': costly,
    'POST /api/interview/follow-up': costly,
    'GET /api/comparisons/download': costly,
    'POST /api/extract-text': costly,
    'POST /api/chat': costly,
    'POST /api/share': costly,
    'GET /api/download/:id': costly,
  });
});

test.for([
  ['an IPv4 /24', (index: number) => `10.0.0.${index}`],
  ['an IPv6 /48', (index: number) => `2001:db8:1:${index}::1`],
] as const)('%s may call four times as often as one network, and refused calls do not count', async ([, addressOf]) => {
  const { app } = await open(tight);
  const call = (address: string): Promise<LightMyRequestResponse> =>
    app.inject({ url: '/api/status', headers: { 'x-forwarded-for': address } });

  const alone = await runWithConcurrency(20, 1, () => call(addressOf(1)));
  const neighbours = await runWithConcurrency(10, 1, (index) => call(addressOf(index + 2)));

  expect(alone.filter(isAllowed)).toHaveLength(1);
  expect(neighbours.filter(isAllowed)).toHaveLength(3);
  expect(isAllowed(await call('192.0.2.1'))).toBe(true);
});

test('a refusal has a message, a code, a retry time and every security header, and sets no cookie', async () => {
  const { app } = await open(tight);
  await app.inject('/api/status');

  const refusal = await app.inject('/api/status');

  expect(refusal.statusCode).toBe(429);
  expect(refusal.body).toBe('Too many requests. Please wait a moment and try again.');
  expect(refusal.headers).toMatchObject({
    'x-error-code': 'RATE_LIMITED',
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refusal.headers['set-cookie']).toBeUndefined();
});

test('health checks and page files are never limited', async () => {
  const { app } = await open(tight);
  const addresses = ['/livez', '/readyz', '/', web.asset, '/favicon.svg', '/share/abc'];

  const responses = await runWithConcurrency(addresses.length * 20, 10, (index) =>
    app.inject({ url: addresses[index % addresses.length] as string, headers: { accept: 'text/html' } }),
  );

  expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
});

test.for([
  { hops: 0, forge: (claim: string) => claim },
  // Our proxy appends the address of its client to the client's own claims.
  { hops: 1, forge: (claim: string) => `${claim}, 203.0.113.7` },
])(`${FORGED} forged addresses count as one network behind $hops trusted proxies`, async ({ hops, forge }) => {
  const { app, services } = await open({ TRUST_PROXY_HOPS: String(hops), RATE_READS_MINUTE: '10' });

  const responses = await runWithConcurrency(FORGED, 20, (index) => {
    // The last claim is the one that one hop too many would trust; it differs in each call.
    const claim = ['unknown', `2001:db8:${index.toString(16)}::1`, `10.${index % 250}.${index >> 8}.1`].join(', ');
    return app.inject({
      url: '/api/status',
      remoteAddress: '198.51.100.9',
      headers: { 'x-forwarded-for': forge(claim) },
    });
  });

  expect(responses.filter(isAllowed)).toHaveLength(10);
  const keys = await services.redis.keys(`${services.config.REDIS_PREFIX}:rate-cheap:*`);
  expect(keys).toHaveLength(1);
  // A keyed hash: only the holder of the server key could test addresses against it.
  expect(keys[0]).toMatch(/^[a-z0-9-]+:rate-cheap:[A-Za-z0-9_-]{43}$/);
});

/** Keeps every window open, because on a slow machine a minute would end before all calls are sent. */
function holdWindows(): () => Promise<void> {
  const { REDIS_URL, REDIS_PREFIX } = stack.environment;
  const redis = openRedis(REDIS_URL as string, 'request', openLog('silent'));
  const hold = async (): Promise<void> => {
    const keys = await redis.keys(`${REDIS_PREFIX}:rate-cheap:*`);
    await Promise.all(keys.map((key) => redis.expire(key, 60)));
  };
  const timer = setInterval(() => void hold(), 2_000);
  return async () => {
    clearInterval(timer);
    await redis.quit();
  };
}

/** Allowed calls per network in one window, spread over both processes. */
async function countAllowed(networkOf: (index: number) => string): Promise<Map<string, number>> {
  const allowed = new Map<string, number>();
  const letGo = holdWindows();
  await runWithConcurrency(REQUESTS, 40, async (index) => {
    const network = networkOf(index);
    const status = await statusOf(`${stack.apis[index % 2]?.url}/api/shares`, network);
    if (status !== 200 && status !== 429) throw new Error(`answered ${status}`);
    if (status === 200) allowed.set(network, (allowed.get(network) ?? 0) + 1);
  });
  await letGo();
  return allowed;
}

/** Uses node:http, because fetch costs more than the call itself. */
async function statusOf(url: string, network: string): Promise<number | undefined> {
  const [response] = (await once(get(url, { agent, headers: { 'x-forwarded-for': network } }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

test(
  `of ${REQUESTS} calls of one network through two processes exactly ${LIMIT} get through`,
  { timeout: LONG },
  async () => {
    const allowed = await countAllowed(() => '192.0.2.1');

    expect([...allowed]).toEqual([['192.0.2.1', LIMIT]]);
  },
);

test(
  `of ${REQUESTS} calls of ${NETWORKS} networks through two processes exactly ${LIMIT} of each get through`,
  { timeout: LONG },
  async () => {
    const allowed = await countAllowed((index) => `10.9.${(index >> 1) % NETWORKS}.1`);

    expect(allowed.size).toBe(NETWORKS);
    expect(new Set(allowed.values())).toEqual(new Set([LIMIT]));
  },
);
