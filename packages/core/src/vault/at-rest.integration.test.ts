import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AnalysisReply } from '@app/contract/analyses';
import { MAX_TEXT_BODY_BYTES } from '@app/contract/limits';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { type Search, searchBytes } from '@app/testkit/search-bytes';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLog } from '../log/log.ts';
import { openRedis } from '../redis/redis.ts';

/** Put into every field a visitor can fill, followed by a number that identifies the field. */
const words = randomBytes(16).toString('hex');
/** Used for names that a visitor chooses: they are stored in plain text, but must not appear in a log. */
const labels = randomBytes(16).toString('hex');
const control = randomBytes(16).toString('hex');

/** Short enough to be stored uncompressed, with the mark in every sentence, so that every quote contains it. */
const text = (mark: number): string =>
  ['I keep a list', 'My sister laughs', 'We talk until late', 'I worry, I plan', 'I like candles']
    .map((start) => `${start} of ${words}${mark}.`)
    .join(' ');

let postgres: OwnPostgres;
let redis: OwnRedis;
let stack: Stack;
let visitor: TestVisitor;
let report = '';
const replies: string[] = [];
let hanging = '';
let failed = '';

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
  stack = await startStack({
    processes: true,
    databaseServer: postgres.url,
    redisUrl: redis.url,
    environment: {
      LOG_LEVEL: 'debug',
      MAX_ATTEMPTS: '2',
      ANTHROPIC_API_KEY: 'sim-fault=http-500',
      DEEPSEEK_API_KEY: 'sim-fault=hang-mid',
      PERPLEXITY_API_KEY: 'sim-fault=malformed-frame',
    },
  });
  await storeAsItIs();
  visitor = await openVisitorWithCookie(stack);
  await Promise.all([visitHappily(), visitBadly()]);
});

afterAll(async () => {
  await stack.stop();
  await Promise.all([postgres.stop(), redis.stop()]);
});

test('the visitor reads their own words in the report and the replies', () => {
  expect(report).toContain(`${words}1`);
  expect(replies[0]).toContain(`${words}9`);
  expect(replies[1]).toContain(`${words}68`);
});

test('the run has two analyses and two replies done, two failed and one running', async () => {
  const rows = await stack.db.selectFrom('analyses').select(['provider', 'status']).orderBy('provider').execute();

  expect(rows.map(({ provider, status }) => `${provider} ${status}`)).toEqual([
    'anthropic failed',
    'deepseek running',
    'openai done',
    'openai done',
    'openai done',
    'openai done',
    'perplexity failed',
  ]);
});

test('while an analysis runs, no store holds its plain text', async () => {
  expectNothing(await searchBytes(words, [postgres.folder, redis.folder]));
});

test('after cancelling and flushing no store holds plain text, and a planted value is found', async () => {
  const cancelled = await visitor.request(`/api/analyses/${hanging}/cancel`, { method: 'POST' });
  await plantControl();
  const stores = [postgres.folder, redis.folder];

  const [found, planted] = await Promise.all([searchBytes(words, stores), searchBytes(control, stores)]);

  expect(await cancelled.json()).toEqual({ status: 'cancelled' });
  expectNothing(found);
  expect(planted.hits.some((hit) => hit.includes(`${postgres.folder}/base/`))).toBe(true);
  expect(planted.hits.some((hit) => hit.includes(`${postgres.folder}/pg_wal/`))).toBe(true);
  expect(planted.hits.some((hit) => hit.includes(redis.folder))).toBe(true);
});

test("no log line holds the visitor's words or labels, and the logs hold the failures", async () => {
  const cleared = await visitor.request('/api/session/clear', {
    method: 'POST',
    body: JSON.stringify({ sessionId: labels }),
  });
  const [found, named, happened] = await Promise.all(
    // An error message may quote only the beginning of a value.
    [words.slice(0, 9), labels.slice(0, 9), failed].map((value) => searchBytes(value, [stack.logFolder])),
  );

  expect(await cleared.json()).toEqual({ success: true });
  expect(found).toMatchObject({ hits: [], files: 2 });
  expect(named).toMatchObject({ hits: [] });
  expect(happened?.hits.length).toBe(2);
});

async function visitHappily(): Promise<void> {
  const { analysisId } = await analyze({ content: text(1), title: `${words}2`, [`${words}3`]: `${words}4` });
  const sight = await visitor.follow(analysisId);
  report = sight.text;
  const waited = await visitor.request(`/api/analyze/text?${words}5=${words}6`, {
    method: 'POST',
    body: JSON.stringify({ sessionId: labels, textContent: text(7), title: `${words}8` }),
  });
  await waited.json();
  await talk({ content: `What of ${words}9?` });
  await talk({ message: `And what of ${words}68?` }, { accept: 'text/event-stream' });
}

async function talk(body: object, headers = {}): Promise<void> {
  const response = await visitor.request(`/api/chat?q=${words}69`, {
    method: 'POST',
    headers: { 'idempotency-key': `${labels}${randomUUID()}`, ...headers },
    body: JSON.stringify({ sessionId: labels, ...body }),
  });
  replies.push(await response.text());
}

/** Triggers every failure whose request holds a visitor's text. */
async function visitBadly(): Promise<void> {
  const began = await Promise.all(
    ['anthropic', 'perplexity', 'deepseek'].map((selectedModel, index) =>
      analyze({ content: text(10 + index), selectedModel, title: `${words}20` }),
    ),
  );
  [failed = '', , hanging = ''] = began.map(({ analysisId }) => analysisId);
  const post = (body: string, headers = {}) => visitor.request('/api/analyze/text', { method: 'POST', body, headers });
  const talkBadly = (body: object) =>
    visitor.request('/api/chat', { method: 'POST', body: JSON.stringify({ sessionId: labels, ...body }) });
  const statuses = await Promise.all(
    [
      post(`{"content":"${words}30`),
      post(`${words}29`),
      post(`${words}31`, { 'content-type': 'text/plain' }),
      post(`{"content":"${words}32","__proto__":"${words}33"}`),
      post(JSON.stringify({ sessionId: labels, content: [words], selectedModel: `${words}34` })),
      post(JSON.stringify({ sessionId: `${words}\n35`, content: text(36) })),
      post(JSON.stringify({ sessionId: labels, content: `${words}37`.repeat(Math.ceil(MAX_TEXT_BODY_BYTES / 34)) })),
      post(JSON.stringify({ sessionId: labels, content: text(38) }), { 'idempotency-key': `${words} 39` }),
      post(JSON.stringify({ sessionId: labels, content: text(40) }), { 'sec-fetch-site': 'cross-site' }),
      talkBadly({ content: [words], message: `${words}70` }),
      talkBadly({ content: `${words}71`.repeat(1_000) }),
      talkBadly({ content: `${words}72`, sessionId: randomUUID() }),
      visitor.request(`/api/${words}41`),
      visitor.request(`/${words}42?${words}43`, { headers: { accept: 'text/html' } }),
      visitor.request(`/%zz${words}44`),
      visitor.request(`/api/analyses/${words}45/events`),
      visitor.request(`/api/messages?sessionId=${words}%0046`),
      visitor.request(`/api/messages?sessionId=${labels}&x=${words}47`),
      visitor.request(`/api/analyses/${randomUUID()}/cancel`, {
        method: 'POST',
        body: JSON.stringify({ reason: `${words}48` }),
      }),
      visitor.request('/api/session/clear', { method: 'POST', body: JSON.stringify({ sessionId: `${words}\n56` }) }),
      // Not sent as the visitor, who would keep the returned cookie.
      fetch(`${stack.apis[0]?.url}/api/status`, {
        headers: { cookie: `visitor=${words}49.${words}50; ${words}51=${words}52` },
      }),
    ].map(statusOf),
  );
  await sendBytes(`GET /${words}53 HTTP/1.1\r\nhost: ${words}54\r\n${words}55: \u0000\r\n\r\n`);
  await Promise.all(began.slice(0, 2).map(({ analysisId }) => visitor.follow(analysisId)));
  await vi.waitUntil(() => stack.simulator.requests().some(({ provider }) => provider === 'deepseek'), {
    timeout: 80_000,
  });
  expect(statuses).toEqual([
    400, 400, 415, 400, 400, 400, 413, 400, 403, 400, 413, 409, 404, 404, 404, 400, 400, 200, 400, 400, 200,
  ]);
}

async function analyze(body: object): Promise<AnalysisReply> {
  const response = await visitor.request(`/api/analyze/text?q=${words}60`, {
    method: 'POST',
    headers: {
      prefer: 'respond-async',
      'idempotency-key': `${labels}${randomUUID()}`,
      'user-agent': `${words}61`,
      referer: `https://other.example/${words}62`,
      'accept-language': `${words}63`,
      'last-event-id': `${words}64`,
      'x-forwarded-for': `${words}65`,
      [`x-${words}66`]: `${words}67`,
    },
    body: JSON.stringify({ sessionId: labels, ...body }),
  });
  return (await response.json()) as AnalysisReply;
}

/** Postgres compresses long values, which would hide plain text; this turns compression off. */
async function storeAsItIs(): Promise<void> {
  await sql`alter table analyses alter column sealed_input set storage external, alter column sealed_report set storage external`.execute(
    stack.db,
  );
  await sql`alter table messages alter column sealed_content set storage external`.execute(stack.db);
}

/** Writes a plain text control to where a visitor's text would be if it were not sealed. */
async function plantControl(): Promise<void> {
  const plain = Buffer.from('words '.repeat(1_000) + control);
  await stack.db.updateTable('messages').set({ sealedContent: plain }).execute();
  await sql`checkpoint`.execute(stack.db);
  const store = openRedis(redis.url, 'request', openLog('silent'));
  await store.set('control', plain);
  store.disconnect();
}

function expectNothing(search: Search | undefined): void {
  expect(search?.hits).toEqual([]);
  expect(search?.files).toBeGreaterThan(1_000);
  expect(search?.bytes).toBeGreaterThan(20_000_000);
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.body?.cancel();
  return response.status;
}

async function sendBytes(bytes: string): Promise<void> {
  const { hostname, port } = new URL(stack.apis[0]?.url ?? '');
  const socket = connect(Number(port), hostname);
  socket.write(bytes, 'latin1');
  await once(socket, 'data');
  socket.destroy();
}
