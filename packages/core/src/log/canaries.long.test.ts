import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { AnalysisReply } from '@app/contract/analyses';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { openTcpProxy, type TcpProxy } from '@app/testkit/tcp-proxy';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { formsOf, searchBytes } from '@app/testkit/search-bytes';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRedis } from '../redis/redis.ts';
import { openLog } from './log.ts';

/** In every field of every request, followed by a number that identifies the field. */
const canary = randomBytes(8).toString('hex');
const control = randomBytes(16).toString('hex');
const marked = new Set<string>();

/** Returns the canary for one field and records the field, so that the fields can be counted. */
function mark(field: string): string {
  marked.add(field);
  return canary + [...marked].indexOf(field);
}

const CHATS = 2;
let postgres: OwnPostgres;
let redis: OwnRedis;
let sink: SmtpSink;
let proxy: TcpProxy;
let broken: TestDatabase;
let stack: Stack;
let visitor: TestVisitor;
/** The outcome of each request by name. */
const outcomes = new Map<string, number | string>();

beforeAll(async () => {
  [postgres, redis, sink] = await Promise.all([startOwnPostgres(), startOwnRedis(), startSmtpSink()]);
  await ask(redis, ['CONFIG', 'SET', 'slowlog-log-slower-than', '0'], ['CONFIG', 'SET', 'slowlog-max-len', '200000']);
  stack = await startStack({
    processes: true,
    workers: 2,
    databaseServer: postgres.url,
    redisUrl: redis.url,
    smtp: sink,
    environment: {
      LOG_LEVEL: 'debug',
      CHATS_VISITOR_DAY: String(CHATS),
      WORKER_LOCK_MS: '2000',
      WORKER_STALLED_CHECK_MS: '500',
      ANTHROPIC_API_KEY: 'sim-fault=http-500',
      DEEPSEEK_API_KEY: 'sim-fault=hang-mid',
      MAX_ATTEMPTS: '2',
    },
  });
  broken = await makeDatabase(postgres.url);
  proxy = await openTcpProxy(Number(new URL(postgres.url).port));
  visitor = openVisitor(() => stack.apis.slice(0, 1).map(({ url }) => url));
  await vi.waitUntil(
    async () => ((await (await visitor.request('/api/status')).json()) as { sendgrid: boolean }).sendgrid,
    {
      timeout: 240_000,
    },
  );
  await walk();
}, 300_000);

afterAll(async () => {
  await stack.stop();
  await broken.drop();
  await Promise.all([postgres.stop(), redis.stop(), sink.close()]);
});

test('every kind of outcome occurred, with a canary in every field', () => {
  expect(Object.fromEntries(outcomes)).toEqual({
    'a finished analysis': 202,
    'a finished document': 202,
    'a reply': 200,
    'a shared analysis': 200,
    'a refused body': 400,
    'a call of another site': 403,
    'an unknown path': 404,
    'an unknown link': 404,
    'a repeated key': 409,
    'a body too large': 413,
    'a text that is not JSON': 415,
    'a file that is none': 415,
    'a damaged file': 422,
    'a mail that is refused': 422,
    'a used-up budget': 429,
    'a fault of the provider': 'failed',
    'a damaged document, analysed': 'failed',
    'a killed worker, then cancelled': 'cancelled',
    'a broken database': 500,
    'a database that is away': 503,
    'bytes that are no request': 400,
  });
  expect(marked.size).toBeGreaterThanOrEqual(30);
});

test('no process log holds a canary, and the logs have request lines', async () => {
  const [found, written] = await Promise.all(
    [canary.slice(0, 9), '"msg":"request answered"'].map((value) => searchBytes(value, [stack.logFolder])),
  );

  expect(found).toMatchObject({ hits: [], files: 2 });
  expect(written?.hits.length).toBeGreaterThan(0);
});

test('the Postgres log holds no canary, and a planted value is found there', async () => {
  await sql`select ${sql.lit(control)}::integer`.execute(stack.db).catch(() => {});
  const folder = [join(postgres.folder, 'log')];

  const planted = await vi.waitUntil(async () => (await searchBytes(control, folder)).hits.length, { timeout: 80_000 });
  const found = await searchBytes(canary.slice(0, 9), folder);

  expect(found.hits).toEqual([]);
  expect(planted).toBeGreaterThan(0);
});

test('no Redis key or command holds a canary, and a planted value is found there', async () => {
  const [, slow, keys] = await ask(redis, ['SET', `key-${control}`, control], ['SLOWLOG', 'GET', '-1'], ['KEYS', '*']);
  const seen = Buffer.from(JSON.stringify([slow, keys]));
  const forms = Object.values(formsOf(canary.slice(0, 9)));

  expect((slow as unknown[]).length).toBeGreaterThan(500);
  expect(forms.filter((form) => seen.includes(form))).toEqual([]);
  expect(seen.includes(control)).toBe(true);
});

/** Puts canaries everywhere around a body where a visitor could put text. */
function dress(path: string): { path: string; headers: Record<string, string> } {
  const query = `${path.includes('?') ? '&' : '?'}${mark('query name')}=${mark('query value')}`;
  return {
    path: path + query,
    headers: {
      prefer: `respond-async, ${mark('prefer')}`,
      'user-agent': mark('user-agent'),
      referer: `https://other.example/${mark('referer')}`,
      'accept-language': mark('accept-language'),
      'x-forwarded-for': mark('x-forwarded-for'),
      'last-event-id': mark('last-event-id'),
      'idempotency-key': `${mark('idempotency-key')}-${randomUUID()}`,
      [`x-${mark('header name')}`]: mark('header value'),
      cookie: `${visitor.cookie()}; ${mark('cookie name')}=${mark('cookie value')}`,
    },
  };
}

const label = (): string => mark('session label');
const letter = (field: string): string =>
  ['I keep a list', 'My sister laughs', 'We talk until late', 'I worry, I plan', 'I like candles']
    .map((start) => `${start} of ${mark(field)}.`)
    .join(' ');

type Sent = { headers?: Record<string, string>; server?: string };

async function post(path: string, body: object | string, { headers, server }: Sent = {}): Promise<Response> {
  const dressed = dress(path);
  const payload =
    typeof body === 'string'
      ? body
      : JSON.stringify({
          sessionId: label(),
          title: mark('title'),
          [mark('unknown key')]: mark('unknown value'),
          ...body,
        });
  return fetch((server ?? stack.apis[0]?.url) + dressed.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...dressed.headers, ...headers },
    body: payload,
  });
}

/** Records the status of a request and returns the response text. */
async function end(name: string, answer: Promise<Response>): Promise<string> {
  const response = await answer;
  outcomes.set(name, response.status);
  return response.text();
}

const upload = (path: string, file: Buffer): string =>
  fileBody(path, file, {
    sessionId: label(),
    title: mark('title of a file'),
    fileName: `../${mark('file name')}.docx`,
    fileType: `text/${mark('file type')}`,
    mediaType: mark('media type'),
    documentType: mark('document type'),
  });

const idOf = (reply: string): string => (JSON.parse(reply) as AnalysisReply).analysisId;
const analyze = (name: string, body: object): Promise<string> => end(name, post('/api/analyze/text', body));

async function walk(): Promise<void> {
  await walkWell();
  await walkIntoRefusals();
  await walkIntoFaults();
  await walkIntoStores();
}

async function walkWell(): Promise<void> {
  const first = idOf(await analyze('a finished analysis', { content: letter('text') }));
  const document = writeDocx(paragraph(letter('document')));
  const second = idOf(
    await end('a finished document', post('/api/analyze/document', upload('/api/analyze/document', document))),
  );
  await Promise.all([first, second].map((id) => visitor.follow(id)));
  await end('a reply', post('/api/chat', { content: `What of ${mark('question')}?`, message: mark('message') }));
  const mail = { senderEmail: `${mark('sender')}@example.org`, recipientEmail: `${mark('recipient')}@example.org` };
  await end('a shared analysis', post('/api/share', { analysisId: first, ...mail }));
  sink.misbehave((moment, recipient) => (moment === 'RCPT' ? `550 no such person <${recipient}>` : undefined));
  const refused = { ...mail, recipientEmail: `${mark('refused recipient')}@example.org` };
  await end('a mail that is refused', post('/api/share', { analysisId: first, ...refused }));
  sink.misbehave(undefined);
  await visitor.request(`/api/download/${first}?format=pdf&${mark('query of a download')}`);
}

async function walkIntoRefusals(): Promise<void> {
  const text = '/api/analyze/text';
  await end('a refused body', post(text, { content: [mark('list')], selectedModel: mark('model') }));
  await post(`${text}/${mark('framework')}`, { content: letter('text of an unknown framework') });
  await end('a call of another site', post(text, {}, { headers: { origin: `https://${mark('origin')}.example` } }));
  await end('an unknown path', post(`/api/${mark('path')}`, {}));
  await end('an unknown link', visitor.request(`/api/shared-analysis/${mark('share id').padEnd(43, 'A')}`));
  await visitor.request(`/api/analyses/${mark('analysis id')}/events`);
  await visitor.request(`/api/shares/${mark('link id')}/revoke`, { method: 'POST' });
  await visitor.request(`/${mark('page')}`, { headers: { accept: 'text/html' } });
  await visitor.request(`/%zz${mark('undecodable path')}`);
  const headers = { 'idempotency-key': `${mark('repeated key')}-again` };
  await (await post(text, { content: letter('first text of a key') }, { headers })).text();
  await end('a repeated key', post(text, { content: letter('second text of a key') }, { headers }));
  await end('a body too large', post('/api/chat', { content: mark('large text').repeat(3_000) }));
  await end('a text that is not JSON', post(text, mark('plain text'), { headers: { 'content-type': 'text/plain' } }));
  const extract = (file: Buffer) => post('/api/extract-text', upload('/api/extract-text', file));
  await end('a file that is none', extract(Buffer.from([0, 1, 2, ...Buffer.from(mark('odd file'))])));
  await end('a damaged file', extract(damaged()));
  for (let chat = 0; chat < CHATS; chat += 1)
    await end('a used-up budget', post('/api/chat', { content: mark('question too many') }));
  await sendBytes(`${mark('method')} /${mark('raw path')} HTTP/1.1\r\nhost: ${mark('host')}\r\n\r\n`);
}

/** A DOCX whose second half is replaced by plain text. */
function damaged(): Buffer {
  const whole = writeDocx(paragraph(letter('damaged document')));
  return Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from(letter('middle of a damaged document'))]);
}

async function walkIntoFaults(): Promise<void> {
  const failing = idOf(
    await (await post('/api/analyze/text', { content: letter('failing text'), selectedModel: 'anthropic' })).text(),
  );
  const path = '/api/analyze/document';
  const bad = idOf(await (await post(path, upload(path, damaged()))).text());
  const hanging = idOf(
    await (await post('/api/analyze/text', { content: letter('hanging text'), selectedModel: 'deepseek' })).text(),
  );
  await Promise.all([failing, bad].map((id) => visitor.follow(id)));
  const isAsked = (calls: number) => () =>
    stack.simulator.requests().filter(({ provider }) => provider === 'deepseek').length >= calls;
  await vi.waitUntil(isAsked(1), { timeout: 240_000 });
  // One of the two workers has the job; then the other takes over.
  await stack.workers[0]?.kill('SIGKILL');
  await (await post(`/api/analyses/${hanging}/cancel`, { reason: mark('reason') })).text();
  const ends = {
    'a fault of the provider': failing,
    'a damaged document, analysed': bad,
    'a killed worker, then cancelled': hanging,
  };
  for (const [name, id] of Object.entries(ends)) outcomes.set(name, await statusOf(id));
}

async function statusOf(id: string): Promise<string> {
  return (await stack.db.selectFrom('analyses').select('status').where('id', '=', id).executeTakeFirst())?.status ?? '';
}

async function walkIntoStores(): Promise<void> {
  const away = new URL(stack.environment.DATABASE_URL ?? '');
  away.port = String(proxy.port);
  const faulty = await stack.startApi({ DATABASE_URL: broken.url });
  const lonely = await stack.startApi({ DATABASE_URL: away.href });
  await broken.db.schema.dropTable('sessions').execute();
  await proxy.close();
  const content = letter('text that is not stored');
  await end('a broken database', post('/api/analyze/text', { content }, { server: faulty.url }));
  await end('a database that is away', post('/api/analyze/text', { content }, { server: lonely.url }));
}

async function sendBytes(bytes: string): Promise<void> {
  const { hostname, port } = new URL(stack.apis[0]?.url ?? '');
  const socket = connect(Number(port), hostname);
  socket.write(bytes, 'latin1');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  outcomes.set('bytes that are no request', Number(answer.toString('latin1').split(' ')[1]));
  socket.destroy();
}

async function ask({ url }: OwnRedis, ...commands: [string, ...string[]][]): Promise<unknown[]> {
  const connection = openRedis(url, 'steady', openLog('silent'));
  const answers: unknown[] = [];
  for (const [name, ...values] of commands) answers.push(await connection.call(name, ...values));
  connection.disconnect();
  return answers;
}
