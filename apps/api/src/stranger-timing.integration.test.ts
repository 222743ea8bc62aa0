import { randomBytes, randomUUID } from 'node:crypto';
import type { AnalysisReply } from '@app/contract/analyses';
import { announceMail, CHECK_MAIL_EVERY_MS } from '@app/core/queue/mail-offer';
import { addressOf, fieldsOf, type Ids, listContractRoutes, nameOf, paramsOf } from '@app/testkit/contract-routes';
import { countQueries } from '@app/testkit/count-queries';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { postMail } from '@app/testkit/post-mail';
import { sampleCall } from '@app/testkit/sample-calls';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { mintCookie } from './__fixtures__/mint-cookie.ts';

/** A difference of 5 % shows only over thousands of rounds on an idle machine: `pnpm prove`. */
const ROUNDS = Number(process.env.TIMING_ROUNDS || 0);
const MAX_DIFFERENCE = 0.05;
const WARM_UP = 20;

const routes = await listContractRoutes();
const linked = routes.filter((route) => paramsOf(route).some((name) => name === 'shareId' || name === 'id'));
const guarded = routes.filter((route) =>
  [...paramsOf(route), ...fieldsOf(route.query)].some((name) => name in unknown()),
);

let stack: Stack;
let api: TestApi<FastifyInstance>;
let queries = (): number => 0;
let theirs: Ids;
let expired: string;
let stranger: string;
let announcing: ReturnType<typeof setInterval>;

beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0 });
  api = await openTestApi((services, draining) => {
    const counted = countQueries(services);
    queries = counted.count;
    return buildApp(counted.services, draining);
  }, stack.environment);
  const { redis, config } = api.services;
  const announce = () => announceMail(redis, config.REDIS_PREFIX);
  await announce();
  announcing = setInterval(() => void announce(), CHECK_MAIL_EVERY_MS);
  const owner = await mintCookie(api.app);
  stranger = await mintCookie(api.app);
  theirs = await own(owner);
  await own(stranger); // a visitor without any data would skip a query
  ({ shareId: expired } = await postMail(api.services, { recipient: 'late@example.org' }));
  await stack.db
    .updateTable('shares')
    .set({ expiresAt: new Date(0) })
    .execute();
  const { linkId } = await postMail(api.services, { recipient: 'reader@example.org', owner: secretOf(owner) });
  theirs.linkId = linkId;
});

afterAll(async () => {
  clearInterval(announcing);
  await api.close();
  await stack.stop();
});

/** Another visitor's or an expired id, against one that never existed. */
type Pair = { name: string; known: () => InjectOptions; unknown: () => InjectOptions };

const post = (url: string, payload: (ids: Ids) => object): Omit<Pair, 'name'> => ({
  known: () => ({ method: 'POST', url, payload: payload(theirs) }),
  unknown: () => ({ method: 'POST', url, payload: payload(unknown()) }),
});

const addresses = { senderEmail: 'ada@example.org', recipientEmail: 'bob@example.org' };
const pairs: Pair[] = [
  ...guarded.map((route) => {
    const call = { method: route.method, ...(route.body && { payload: sampleCall(route).body }) };
    return {
      name: nameOf(route),
      known: () => ({ ...call, url: addressOf(route, theirs) }),
      unknown: () => ({ ...call, url: addressOf(route, unknown()) }),
    };
  }),
  ...linked.map((route) => ({
    name: `${nameOf(route)}, of a link`,
    known: () => ({ url: addressOf(route, { shareId: expired, id: expired }) }),
    unknown: () => ({ url: addressOf(route, unknownShare()) }),
  })),
  { name: 'POST /api/share', ...post('/api/share', ({ analysisId }) => ({ analysisId, ...addresses })) },
  { name: 'POST /api/session/clear', ...post('/api/session/clear', ({ sessionId }) => ({ sessionId })) },
  { name: 'POST /api/chat', ...post('/api/chat', ({ sessionId }) => ({ sessionId, content: 'What does it say?' })) },
];

test('every call with an id is measured', () => {
  const named = routes.filter((route) =>
    [...paramsOf(route), ...fieldsOf(route.query)].some((name) => /id$/i.test(name)),
  );

  expect(new Set(pairs.map(({ name }) => name.split(',')[0]))).toEqual(
    new Set([...named.map(nameOf), 'POST /api/share', 'POST /api/session/clear', 'POST /api/chat']),
  );
});

test.for(pairs)('a foreign id and an unknown id cost the same queries: $name', async (pair) => {
  const [known, unknown] = [await ask(pair.known()), await ask(pair.unknown())];

  expect(known).toMatchObject({ status: unknown.status, body: unknown.body, queries: unknown.queries });
  expect(known.queries).toBeGreaterThan(0);
});

test.for(ROUNDS > 0 ? pairs : [])(
  `over ${ROUNDS} rounds a foreign id takes as long as an unknown id: $name`,
  { timeout: 600_000 },
  async (pair) => {
    // Both requests are repeated unchanged, because a new one takes longer regardless of its kind.
    const wanted = { known: pair.known(), unknown: pair.unknown() };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      // The order alternates, because the second request may profit from warm caches.
      const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const { durationMs } = await ask(wanted[kind]);
        if (round >= WARM_UP) times[kind].push(durationMs);
      }
    }

    const difference = medianOf(times.known) / medianOf(times.unknown) - 1;

    expect(Math.abs(difference)).toBeLessThan(MAX_DIFFERENCE);
  },
);

async function ask(
  options: InjectOptions,
): Promise<{ status: number; body: string; queries: number; durationMs: number }> {
  const before = queries();
  const began = performance.now();
  const { statusCode: status, body } = await api.app.inject({ ...options, headers: { cookie: stranger } });
  return { status, body, queries: queries() - before, durationMs: performance.now() - began };
}

function medianOf(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const secretOf = (cookie: string): Buffer => Buffer.from(cookie.split('=')[1]?.split('.')[0] ?? '', 'base64url');

async function own(cookie: string): Promise<Ids> {
  const sessionId = randomUUID();
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/analyze/text',
    headers: { cookie, prefer: 'respond-async' },
    payload: { sessionId, content: sampleText() },
  });
  const { analysisId } = answer.json<AnalysisReply>();
  return { sessionId, analysisId, id: analysisId };
}

/** Has today's date, so that it is looked up in the same partition. */
function unknown(): Ids {
  const milliseconds = Date.now().toString(16).padStart(12, '0');
  const analysisId = `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${randomUUID().slice(15)}`;
  return { analysisId, id: analysisId, sessionId: randomUUID(), linkId: randomUUID() };
}

function unknownShare(): Ids {
  const shareId = randomBytes(32).toString('base64url');
  return { shareId, id: shareId };
}
