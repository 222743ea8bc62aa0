import type { Route } from '@app/contract/route';
import { announceMail, CHECK_MAIL_EVERY_MS } from '@app/core/queue/mail-offer';
import { nameOf, listContractRoutes } from '@app/testkit/contract-routes';
import { createFuzz } from '@app/testkit/fuzz-calls';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { type SampleCall, sampleCall, stringFieldsOf, wireOf, withField } from '@app/testkit/sample-calls';
import { samplePairs } from '@app/testkit/sampling';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';

const BODIES = Number(process.env.FUZZ_BODIES || 2_000);
const CONCURRENCY = 16;

const routes = await listContractRoutes();
const picture = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
/** No worker reads files here, so extraction gets an image, which the api refuses at the last possible check. */
const callOf = (route: Route): SampleCall =>
  nameOf(route) === 'POST /api/extract-text'
    ? withField(sampleCall(route), { in: 'body', name: 'fileData' }, picture)
    : sampleCall(route);

let networks = 0;
/**
 * Every call comes from an address block of its own. Submits of one block wait for the lock on its counters, and on a
 * slow machine a queue of them outlasts the time limit of a statement, which is a 503.
 */
const fromElsewhere = (): { 'x-forwarded-for': string } => {
  networks += 1;
  return { 'x-forwarded-for': `10.${Math.floor(networks / 256)}.${networks % 256}.1` };
};

let stack: Stack;
let api: TestApi<FastifyInstance>;
let announcing: ReturnType<typeof setInterval>;

beforeAll(async () => {
  stack = await startStack({ processes: true, workers: 0, environment: { TRUST_PROXY_HOPS: '1' } });
  api = await openTestApi(buildApp, stack.environment);
  // Without mail every share would end in a 503.
  const { redis, config } = api.services;
  await announceMail(redis, config.REDIS_PREFIX);
  announcing = setInterval(() => void announceMail(redis, config.REDIS_PREFIX), CHECK_MAIL_EVERY_MS);
});

afterAll(async () => {
  clearInterval(announcing);
  await api.close();
  await stack.stop();
});

test(`${BODIES} nearly valid calls crash no process and never get a 5xx`, { timeout: 600_000 }, async () => {
  const next = createFuzz(20_261_115);
  const server = stack.apis[0]?.url ?? '';
  const requests = Array.from({ length: BODIES }, (_, index) => {
    const route = routes[index % routes.length] as Route;
    return { name: nameOf(route), method: route.method, ...next(route, callOf(route)) };
  });

  const answers = await runWithConcurrency(BODIES, CONCURRENCY, async (index) => {
    const { name, method, address, body, headers } = requests[index] as (typeof requests)[number];
    const response = await fetch(server + address, {
      method,
      headers: { ...headers, ...fromElsewhere() },
      ...(method === 'POST' && { body }),
    });
    await response.body?.cancel();
    return { name, status: response.status, code: response.headers.get('x-error-code'), address, body };
  });
  const alive = await fetch(`${server}/readyz`);

  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(routes.map(nameOf)));
  const statuses = new Set(answers.map(({ status }) => status));
  // With few calls a 409 may not occur.
  expect(new Set([...statuses, 409])).toEqual(new Set([200, 202, 400, 404, 409, 415]));
  expect([alive.status, ...stack.apis.map((each) => each.process.exitCode)]).toEqual([200, null]);
});

/** Characters that Postgres refuses, that JSON can carry but UTF-8 cannot, and text that only looks empty. */
const badText = [
  '\u0000',
  'a\u0000b',
  '\u0000'.repeat(300),
  '\uD800',
  'a\uDC00b',
  '\uDFFF\uD800',
  '\uFFFE\uFFFF',
  '\u{10FFFF}',
  '\u202E\u2066',
  '\u0008\u001B[2J\u007F',
];
const fields = routes.flatMap((route) => stringFieldsOf(route).map((field) => ({ route, field })));
const bad = samplePairs(fields, badText);
/** The same as URL bytes that are not valid UTF-8, which no string can express. */
const badBytes = ['%00', '%ED%A0%80', '%FF', '%C0%80', 'a%00b%ED%BF%BF'];

test(`${bad.length} calls with NUL or unpaired surrogates in each string field never get a 5xx`, async () => {
  const answers = await runWithConcurrency(bad.length, CONCURRENCY, async (index) => {
    const [{ route, field }, text] = bad[index] as (typeof bad)[number];
    return send(route, wireOf(route, withField(callOf(route), field, text)));
  });

  expect(fields.length * badText.length).toBeGreaterThanOrEqual(500);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

const bytesOf = (escaped: string): string =>
  escaped.replaceAll(/%(..)/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

test('invalid UTF-8 in any field never gets a 5xx', async () => {
  const calls = samplePairs(fields, badBytes).map(([{ route, field }, bytes]) => {
    const { url, payload } = wireOf(route, withField(callOf(route), field, 'BYTES'));
    const raw = payload && Buffer.from(payload.replace('BYTES', bytesOf(bytes)), 'latin1');
    return { route, url: url.replace('BYTES', bytes), payload: raw };
  });

  const answers = await runWithConcurrency(calls.length, CONCURRENCY, async (index) => {
    const { route, ...wire } = calls[index] as (typeof calls)[number];
    return send(route, wire);
  });

  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

const prototypes = {
  Object: Object.prototype,
  Array: Array.prototype,
  Function: Function.prototype,
  String: String.prototype,
};
const traitsOf = (): unknown => Object.entries(prototypes).map(([name, each]) => [name, Reflect.ownKeys(each).length]);

test('prototype keys at any depth of any body pollute no object', async () => {
  const before = traitsOf();
  const planted = ['__proto__', '\\u005f_proto__', 'constructor":{"prototype'].flatMap((key) => {
    const value = key.includes('"') ? '{"polluted":1}}' : '{"polluted":1}';
    return [0, 1, 2, 5].map((depth) => `${'{"a":'.repeat(depth)}{"${key}":${value}}${'}'.repeat(depth)}`);
  });
  const places = routes
    .filter(({ method }) => method === 'POST')
    .flatMap((route) => {
      const { url, payload = '{}' } = wireOf(route, callOf(route));
      const names = [...Object.keys(callOf(route).body), 'other'];
      const bodies = [
        (value: string) => value,
        (value: string) => value.slice(0, -1) + (payload === '{}' ? '}' : `,${payload.slice(1)}`),
        ...names.map((name) => (value: string) => `{"${name}":${value},${payload.slice(1)}`.replace(',}', '}')),
      ];
      return bodies.map((bodyWith) => ({ route, url, bodyWith }));
    });
  const calls = samplePairs(places, planted).map(([{ route, url, bodyWith }, value]) => ({
    route,
    url,
    payload: bodyWith(value),
  }));

  const answers = await runWithConcurrency(calls.length, CONCURRENCY, async (index) => {
    const { route, ...wire } = calls[index] as (typeof calls)[number];
    return send(route, wire);
  });

  expect(places.length * planted.length).toBeGreaterThanOrEqual(500);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(traitsOf()).toEqual(before);
  expect('polluted' in {}).toBe(false);
});

async function send(
  { method, path }: Route,
  { url, payload }: { url: string; payload?: string | Buffer | undefined },
): Promise<{ status: number; code: unknown; path: string; payload: string | undefined }> {
  const { statusCode, headers } = await api.app.inject({
    method,
    url,
    headers: { prefer: 'respond-async', ...fromElsewhere(), ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  });
  return { status: statusCode, code: headers['x-error-code'], path, payload: payload?.toString() };
}
