import { randomBytes, randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { AnalysisReply } from '@app/contract/analyses';
import type { Route } from '@app/contract/route';
import { openStatuses } from '@app/core/db/analyses';
import { addressOf, fieldsOf, type Ids, listContractRoutes, nameOf, paramsOf } from '@app/testkit/contract-routes';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { postMail } from '@app/testkit/post-mail';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { signerFactory } from '@fastify/cookie';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { mintCookie } from './__fixtures__/mint-cookie.ts';

const GUESSES = Number(process.env.GUESSES || 1_000);

const routes = await listContractRoutes();
const takes = (route: Route): string[] => [...paramsOf(route), ...fieldsOf(route.query)];
/** Open by design to everyone with the link; the sharing tests check that links cannot be guessed. */
const linked = ['GET /api/shared-analysis/:shareId'];
/** Routes that address a visitor's own data by id. */
const guarded = routes.filter((route) => takes(route).length > 0 && !linked.includes(nameOf(route)));
/** The specification defines a list here: a visitor without data under a label gets an empty one. */
const listing = ['GET /api/messages'];
/** Deletes the caller's data under a label. */
const ending = ['POST /api/session/clear'];
/** Continues the caller's data under a label. */
const talking = ['POST /api/chat'];
/** Routes that create data under a label the caller names. */
const beginning = routes.filter(
  (route) => fieldsOf(route.body).includes('sessionId') && ![...ending, ...talking].includes(nameOf(route)),
);

const served: string[] = [];
let stack: Stack;
let api: TestApi<FastifyInstance>;
let owner: { cookie: string; done: Ids; running: Ids };

beforeAll(async () => {
  // Fastify publishes every new instance, so this hook records all routes as they are added.
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook(
      'onRoute',
      ({ method, url }) => void served.push(...[method].flat().map((each) => `${each} ${url}`)),
    );
  });
  // Asked again and again, so it is open however long these tests take: silence would end it after three minutes.
  const environment = { ANTHROPIC_API_KEY: 'sim-fault=http-429', MAX_ATTEMPTS: '100000' };
  stack = await startStack({ apis: 0, environment });
  api = await openTestApi(buildApp, stack.environment);
  owner = await makeOwner();
});

afterAll(async () => {
  await api.close();
  await stack.stop();
});

test('the contract lists exactly the served calls', () => {
  const isReference = (name: string): boolean => name.startsWith('GET /api/docs');
  const calls = served.filter((name) => name.includes(' /api') && !name.startsWith('HEAD ') && !isReference(name));
  const others = served.filter((name) => !name.includes(' /api') && !name.startsWith('HEAD '));

  expect(calls.toSorted()).toEqual(routes.map(nameOf).toSorted());
  expect(others.toSorted()).toEqual(['GET /livez', 'GET /readyz']);
});

test('every call is owned, session-scoped or listed here as public', () => {
  const known = [...guarded, ...beginning].map(nameOf).concat(linked, ending, talking);
  const open = routes.filter((route) => !known.includes(nameOf(route)));

  expect(open.map(nameOf).toSorted()).toEqual([
    'GET /api/frameworks',
    'GET /api/help-lines',
    'GET /api/sessions',
    'GET /api/shares',
    'GET /api/status',
    'POST /api/extract-text',
    'POST /api/interview/follow-up',
    'POST /api/share',
  ]);
  expect(guarded.length).toBeGreaterThanOrEqual(4);
});

test.for(guarded)('the owner gets access: $method $path', async (route) => {
  const answer = await ask(route, owner.done, owner.cookie);

  // The owner's report is complete, so `continue` answers 409; a stranger does not learn that.
  expect(answer.statusCode).toBe(route.path.endsWith('/continue') ? 409 : 200);
  // Waits for the second opinions this test started: one that finishes later would disturb the next test.
  await vi.waitUntil(async () => (await countOpen()) <= 1, { timeout: 120_000 });
});

const strangers: Record<string, () => Promise<string | undefined>> = {
  'another visitor': () => mintCookie(app()),
  'nobody, without a cookie,': async () => undefined,
  'a changed signature': async () => `${owner.cookie.slice(0, -2)}${owner.cookie.endsWith('AA') ? 'BB' : 'AA'}`,
  'a changed secret': async () => `visitor=${owner.cookie[8] === 'A' ? 'B' : 'A'}${owner.cookie.slice(9)}`,
  'a cut signature': async () => owner.cookie.slice(0, owner.cookie.indexOf('.')),
  'the signature of another': async () => `${owner.cookie.split('.')[0]}.${(await mintCookie(app())).split('.')[1]}`,
  'a cookie of another server': async () => signed(randomBytes(32), [randomBytes(32).toString('base64url')]),
  'a well signed secret nobody has': async () => signed(randomBytes(32), api.services.vault.cookieKeys()),
};

test.for(
  guarded.flatMap((route) => Object.keys(strangers).map((stranger) => ({ stranger, route, name: nameOf(route) }))),
)('$stranger gets the same answer as for an unknown id: $name', async ({ stranger, route }) => {
  const cookie = await strangers[stranger]?.();
  const methods = route.method === 'GET' ? (['GET', 'HEAD'] as const) : ([route.method] as const);

  const unknown = await Promise.all(methods.map((method) => ask(route, unknownIds(), cookie, method)));
  const answers = await Promise.all(
    [owner.done, owner.running].map((ids) => Promise.all(methods.map((method) => ask(route, ids, cookie, method)))),
  );

  const nothing = listing.includes(nameOf(route))
    ? { statusCode: 200, body: '[]' }
    : { statusCode: 404, body: 'Not found.' };
  expect(unknown.map(({ statusCode }) => statusCode)).toEqual(methods.map(() => nothing.statusCode));
  expect(unknown[0]?.body).toBe(nothing.body);
  expect(answers.map((each) => each.map(traits))).toEqual([unknown.map(traits), unknown.map(traits)]);
});

test.for(beginning)(
  "with a foreign session label only the caller's own rows are created: $method $path",
  async (route) => {
    const label = owner.done.sessionId ?? '';
    const stranger = await mintCookie(app());
    const before = await listingsOfOwner();

    const begun = await app().inject({
      method: route.method,
      url: addressOf(route, {}),
      headers: { cookie: stranger, prefer: 'respond-async' },
      payload: { sessionId: label, ...materialFor(route) },
    });
    const { analysisId } = begun.json<AnalysisReply>();
    const sessions = await stack.db
      .selectFrom('sessions')
      .select(['id', 'visitorHash'])
      .where('label', '=', label)
      .execute();
    const rows = await stack.db.selectFrom('analyses').select(['id', 'sessionId']).execute();
    const sessionOf = (id: string | undefined): string | undefined => rows.find((row) => row.id === id)?.sessionId;
    const listed = await app().inject({ url: `/api/messages?sessionId=${label}`, headers: { cookie: stranger } });
    const crossed = await ask(routeNamed('POST /api/analyses/:analysisId/cancel'), { analysisId }, owner.cookie);

    expect(begun.statusCode).toBe(202);
    expect(new Set(sessions.map(({ visitorHash }) => visitorHash.toString('hex'))).size).toBe(sessions.length);
    expect(sessionOf(analysisId)).not.toBe(sessionOf(owner.done.analysisId));
    expect(rows.filter((row) => row.sessionId === sessionOf(analysisId)).map(({ id }) => id)).toEqual([analysisId]);
    expect(listed.body).not.toContain(owner.done.analysisId);
    expect(crossed.statusCode).toBe(404);
    expect(await listingsOfOwner()).toEqual(before);
  },
);

test.for(Object.keys(strangers))('%s clears nothing under a foreign session label', async (stranger) => {
  const cookie = await strangers[stranger]?.();
  const before = await listingsOfOwner();
  const clear = (sessionId = '') =>
    app().inject({
      method: 'POST',
      url: '/api/session/clear',
      headers: cookie ? { cookie } : {},
      payload: { sessionId },
    });

  const [theirs, unknown] = [await clear(owner.done.sessionId), await clear(unknownIds().sessionId)];

  expect(theirs.json()).toEqual({ success: true });
  expect(traits(theirs)).toEqual(traits(unknown));
  expect(await listingsOfOwner()).toEqual(before);
  expect(openStatuses).toContain(await statusOf(owner.running.analysisId));
});

test.for(Object.keys(strangers))('%s has no analysis to discuss under a foreign session label', async (stranger) => {
  const cookie = await strangers[stranger]?.();
  const before = await listingsOfOwner();
  const talk = (sessionId = '') =>
    app().inject({
      method: 'POST',
      url: '/api/chat',
      headers: cookie ? { cookie } : {},
      payload: { sessionId, content: 'What does it say?' },
    });

  const [theirs, unknown] = [await talk(owner.done.sessionId), await talk(unknownIds().sessionId)];

  expect(theirs.headers['x-error-code']).toBe('NOTHING_TO_DISCUSS');
  expect(traits(theirs)).toEqual(traits(unknown));
  expect(await listingsOfOwner()).toEqual(before);
});

test(`${GUESSES} guessed analysis ids open nothing`, { timeout: 480_000 }, async () => {
  const stranger = await mintCookie(app());
  const follow = routeNamed('GET /api/analyses/:analysisId/events');
  const cancel = routeNamed('POST /api/analyses/:analysisId/cancel');
  const known = owner.done.analysisId ?? '';

  // The test gives away the time part of the id; only the rest is guessed.
  const answers = await runWithConcurrency(GUESSES, 32, async (index) => {
    const analysisId = known.slice(0, 15) + newId().slice(15);
    return (await ask(index % 2 ? follow : cancel, { analysisId }, index % 4 < 2 ? stranger : owner.cookie)).statusCode;
  });

  expect(countOf(answers)).toEqual({ 404: GUESSES });
});

test(`${GUESSES} guessed cookies open nothing`, { timeout: 480_000 }, async () => {
  const keys = api.services.vault.cookieKeys();
  const signature = owner.cookie.slice(owner.cookie.indexOf('.'));
  const guesses = [
    () => signed(randomBytes(32), keys),
    () => signed(randomBytes(32), [randomBytes(32).toString('base64url')]),
    () => `visitor=${randomBytes(32).toString('base64url')}${signature}`,
    () => `visitor=${randomBytes(32).toString('base64url')}.${randomBytes(32).toString('base64url')}`,
  ];

  const answers = await runWithConcurrency(GUESSES, 32, async (index) => {
    const route = guarded[index % guarded.length] ?? routeNamed('GET /api/messages');
    const { statusCode, body } = await ask(route, owner.running, guesses[index % guesses.length]?.());
    return statusCode === 404 || body === '[]' ? 'nothing' : body;
  });

  expect(countOf(answers)).toEqual({ nothing: GUESSES });
});

test("the owner's analysis still runs afterwards, and only the owner cancels it", async () => {
  const running = await statusOf(owner.running.analysisId);

  const stopped = await ask(routeNamed('POST /api/analyses/:analysisId/cancel'), owner.running, owner.cookie);

  expect(openStatuses).toContain(running);
  expect(stopped.json()).toEqual({ status: 'cancelled' });
});

const dataUrl = (file: Buffer): string => `data:;base64,${file.toString('base64')}`;
/** The smallest valid input of each call. */
function materialFor({ upload }: Route): Record<string, string> {
  if (upload === 'mediaData') return { mediaData: dataUrl(Buffer.from('ffd8ffe000104a464946', 'hex')) };
  if (upload === 'fileData') return { fileData: dataUrl(Buffer.from(sampleText('stranger'))) };
  return { content: sampleText('stranger') };
}

const app = (): FastifyInstance => api.app;

/** What calls on an analysis must carry. */
const asking = { models: ['openai'], answers: [{ statement: 1, answer: 5 }] };

function ask(
  route: Route,
  ids: Ids,
  cookie?: string,
  method: 'GET' | 'HEAD' | 'POST' = route.method,
): Promise<LightMyRequestResponse> {
  const asked = Object.entries(asking).filter(([field]) => fieldsOf(route.body).includes(field));
  const body = method === 'POST' && asked.length > 0 && { payload: Object.fromEntries(asked) };
  return app().inject({ method, url: addressOf(route, ids), headers: cookie ? { cookie } : {}, ...body });
}

/** What a caller can distinguish: status, body and headers, except for the date and the caller's own cookie. */
function traits({ statusCode, body, headers }: LightMyRequestResponse): object {
  const { date: _date, 'set-cookie': _cookie, ...rest } = headers;
  return { statusCode, body, headers: rest };
}

function signed(secret: Buffer, keys: string[]): string {
  return `visitor=${encodeURIComponent(signerFactory(keys).sign(secret.toString('base64url')))}`;
}

async function makeOwner(): Promise<typeof owner> {
  const cookie = await mintCookie(app());
  const sessionId = randomUUID();
  const submit = async (selectedModel: string, prefer: string): Promise<Ids> => {
    const answer = await app().inject({
      method: 'POST',
      url: '/api/analyze/text',
      headers: { cookie, prefer },
      payload: { sessionId, selectedModel, content: sampleText('owner') },
    });
    const secret = Buffer.from(cookie.split('=')[1]?.split('.')[0] ?? '', 'base64url');
    const { linkId } = await postMail(api.services, { recipient: 'reader@example.org', owner: secret });
    const { analysisId } = answer.json<AnalysisReply>();
    return { sessionId, linkId, analysisId, id: analysisId };
  };
  const [done, running] = await Promise.all([submit('openai', 'wait'), submit('anthropic', 'respond-async')]);
  await vi.waitUntil(async () => (await statusOf(running.analysisId)) === 'running', { timeout: 120_000 });
  const analysisIds = `${done.analysisId},${running.analysisId}`;
  return { cookie, done: { ...done, analysisIds }, running: { ...running, analysisIds } };
}

async function statusOf(analysisId = ''): Promise<string | undefined> {
  const row = await stack.db.selectFrom('analyses').select('status').where('id', '=', analysisId).executeTakeFirst();
  return row?.status;
}

async function countOpen(): Promise<number> {
  const open = stack.db.selectFrom('analyses').select('id').where('status', 'in', openStatuses);
  return (await open.execute()).length;
}

async function listingsOfOwner(): Promise<string[]> {
  const listing = [routeNamed('GET /api/messages'), routeNamed('GET /api/analyses')];
  const answers = await Promise.all(listing.map((route) => ask(route, owner.done, owner.cookie)));
  // Between two attempts an analysis is queued for a moment without any call causing it.
  return answers.map(({ body }) => body.replaceAll('"status":"queued"', '"status":"running"'));
}

function routeNamed(name: string): Route {
  const found = routes.find((route) => nameOf(route) === name);
  if (!found) throw new Error(`no route ${name}`);
  return found;
}

/** A UUIDv7 of the current time. */
function newId(): string {
  const milliseconds = Date.now().toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${randomUUID().slice(15)}`;
}

const unknownIds = (): Ids => ({
  analysisId: newId(),
  analysisIds: `${newId()},${newId()}`,
  id: newId(),
  sessionId: randomUUID(),
  linkId: randomUUID(),
});

function countOf(values: (number | string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
