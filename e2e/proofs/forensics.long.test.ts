import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@app/core/log/log';
import { openRedis } from '@app/core/redis/redis';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { makeJpeg, withSegment } from '@app/testkit/corpus/jpeg';
import { spokenClip } from '@app/testkit/corpus/good-videos';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { searchBytes } from '@app/testkit/search-bytes';
import type { SimulatorRequest, SimulatorText } from '@app/testkit/simulator/script';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The canary in every field a visitor can fill. The number after it identifies the field. */
const words = randomBytes(16).toString('hex');
/** The canary in all text from the models, including transcripts. */
const said = randomBytes(16).toString('hex');
const control = randomBytes(16).toString('hex');
const COMMENT = 0xfe;

/** Every sentence contains the canary, so that every quote does, too. */
const sentencesWith = (canary: string): string =>
  ['I keep a list', 'My sister laughs', 'We talk until late', 'I worry, I plan', 'I like candles', 'I wait at the door']
    .map((start) => `${start} because of ${canary}.`)
    .join(' ');
const text = (mark: number): string => sentencesWith(`${words}${mark}`);

let postgres: OwnPostgres;
let redis: OwnRedis;
let sink: SmtpSink;
let stack: Stack;
let visitor: TestVisitor;
let folder: string;
let secret: string;
let shareId: string;
const seen: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forensics-'));
  await Promise.all(['temp', 'dump'].map((name) => mkdir(join(folder, name))));
  [postgres, redis, sink] = await Promise.all([
    startOwnPostgres({ settings: { wal_keep_size: '4GB' } }),
    startOwnRedis(),
    startSmtpSink(),
  ]);
  stack = await startStack({
    processes: true,
    databaseServer: postgres.url,
    redisUrl: redis.url,
    smtp: sink,
    // The simulator chooses quotes by a hash of the material; its letter always quotes the end, which is this speech.
    simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 200, speech: sentencesWith(`${said}1`), says: sayMark },
    environment: {
      LOG_LEVEL: 'debug',
      MAX_ATTEMPTS: '2',
      SWEEP_EVERY_MS: '500',
      TMPDIR: join(folder, 'temp'),
      ANTHROPIC_API_KEY: 'sim-fault=http-500',
      DEEPSEEK_API_KEY: 'sim-fault=hang-mid',
    },
  });
  await storeAsItIs();
  visitor = await openVisitorWithCookie(stack);
  secret = visitor.cookie().split('=')[1]?.split('.')[0] ?? '';
  await useEverything();
  await postgres.dump(stack.environment.DATABASE_URL ?? '', join(folder, 'dump', 'before.sql'));
}, 240_000);

afterAll(async () => {
  await stack.stop();
  await Promise.all([postgres.stop(), redis.stop(), sink.close()]);
  await rm(folder, { recursive: true });
});

/** Every folder that can hold visitor data. */
const places = (): Record<string, string> => ({
  rows: join(postgres.folder, 'base'),
  'write-ahead log': join(postgres.folder, 'pg_wal'),
  'database server': postgres.folder,
  'append-only file': redis.folder,
  storage: stack.storageFolder,
  work: stack.workFolder,
  temp: join(folder, 'temp'),
  logs: stack.logFolder,
  dump: join(folder, 'dump'),
});

test("every path was taken, and the visitor's and the models' words were readable", async () => {
  const rows = await stack.db.selectFrom('analyses').select(['kind', 'stage', 'status']).execute();

  // The hanging analysis is briefly queued between two attempts.
  const how = rows.map(({ kind, stage, status }) => `${kind} ${stage} ${status.replace('queued', 'running')}`);
  expect(how.toSorted()).toEqual([
    'image write done',
    'text reply done',
    'text reply done',
    'text write cancelled',
    'text write done',
    'text write done',
    'text write done',
    'text write done',
    'text write failed',
    'text write running',
    'video write done',
  ]);
  const unseen = [1, 20, 30, 31, 40, 41].filter((mark) => !seen.some((part) => part.includes(`${words}${mark}`)));
  expect(unseen).toEqual([]);
  expect([1, 2, 3].filter((mark) => !seen.some((part) => part.includes(`${said}${mark}`)))).toEqual([]);
  expect(sink.mails).toHaveLength(1);
});

test('after New Analysis no file, store or earlier copy holds a word of the visitor or the models', async () => {
  const cleared = await visitor.request('/api/session/clear', {
    method: 'POST',
    body: JSON.stringify({ sessionId: visitor.sessionId }),
  });
  await vi.waitUntil(async () => (await count('erasures')) === 0, { timeout: 240_000, interval: 100 });
  await redis.killAndRestart(); // then it holds only data from its append-only file
  const { rows, 'write-ahead log': log, ...whole } = places();

  const found = await Promise.all(
    // An error message may quote only the beginning of a value.
    [words.slice(0, 20), said.slice(0, 20), secret, Buffer.from(secret, 'base64url'), shareId].map((value) =>
      searchBytes(value, Object.values(whole)),
    ),
  );

  expect(cleared.status).toBe(200);
  expect(found.flatMap(({ hits }) => hits)).toEqual([]);
  expect(found[0]?.files).toBeGreaterThan(1_000);
  expect(found[0]?.bytes).toBeGreaterThan(40_000_000);
  expect([rows, log].every((inner) => inner?.startsWith(postgres.folder))).toBe(true);
  expect([await count('sessions'), await count('analyses'), await count('messages')]).toEqual([0, 0, 0]);
});

test('after New Analysis the share stays readable, its mail holds only the link and the addresses, and the cost records remain', async () => {
  const copy = await fetch(`${stack.apis[0]?.url}/api/shared-analysis/${shareId}`);
  const [message] = ((await copy.json()) as { messages: { content: string }[] }).messages;

  expect(message?.content).toContain(words);
  expect(await count('shares')).toBe(1);
  expect(await count('modelCalls')).toBeGreaterThan(5);
  // The mail has been delivered: it contains the link and the two addresses, and no other visitor data.
  const mail = mailText();
  expect(mail).toContain(`/share/${shareId}`);
  expect(new Set(Array.from(mail.matchAll(new RegExp(`${words}(..)`, 'g')), ([, mark]) => mark))).toEqual(
    new Set(['50', '51']),
  );
  expect(mail).not.toContain(said);
});

test('a value planted in each searched location is found', async () => {
  const plain = `words ${control} words`;
  await sql`create table planted (words text)`.execute(stack.db);
  await sql`insert into planted values (${plain})`.execute(stack.db);
  await sql`checkpoint`.execute(stack.db);
  await postgres.dump(stack.environment.DATABASE_URL ?? '', join(folder, 'dump', 'after.sql'));
  const store = openRedis(redis.url, 'request', openLog('silent'));
  await store.set('planted', plain);
  await vi.waitUntil(async () => (await store.info('persistence')).includes('aof_pending_bio_fsync:0'), {
    timeout: 30_000,
  });
  store.disconnect();
  const { storage, work, temp, logs } = places();
  await Promise.all([storage, work, temp, logs].map((place) => writeFile(join(place ?? '', 'planted'), plain)));

  const blind = await Promise.all(
    Object.entries(places()).map(async ([name, place]) =>
      (await searchBytes(control, [place])).hits.length > 0 ? [] : name,
    ),
  );

  expect(blind.flat()).toEqual([]);
});

/** Appends the canary to prose; leaves source quotes and enumerated values unchanged. */
function sayMark({ ask, text: own }: SimulatorRequest): SimulatorText {
  if (!ask.schema) return { text: `${own} And ${said}2 too.` };
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.length > 40 && !ask.userText.includes(value) ? `${value} That is ${said}3.` : value;
    if (Array.isArray(value)) return value.map(mark);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]));
  };
  return { text: JSON.stringify(mark(JSON.parse(own))) };
}

/** Uses every input and output, with a different mark in each field. */
async function useEverything(): Promise<void> {
  const post = (path: string, body: object, headers = {}) =>
    visitor.request(`${path}?q=${words}90`, {
      method: 'POST',
      headers: { 'user-agent': `${words}91`, referer: `https://other.example/${words}92`, ...headers },
      body: JSON.stringify({ sessionId: visitor.sessionId, ...body }),
    });
  const begin = async (path: string, body: object): Promise<string> => {
    const answer = await post(path, body, { prefer: 'respond-async', 'idempotency-key': randomUUID() });
    return ((await answer.json()) as { analysisId: string }).analysisId;
  };
  const finish = async (analysisId: string): Promise<string> => {
    seen.push((await visitor.follow(analysisId)).text);
    return analysisId;
  };
  const send = async (path: string, file: Buffer, fields: object): Promise<void> => {
    await finish(await visitor.submitFile(path, file, { title: `${words}10`, ...fields }));
  };
  const picture = withSegment(await makeJpeg(320, 240), COMMENT, Buffer.from(`${words}11`));
  const clip = Buffer.concat([await spokenClip(), freeBox(`${words}12`)]);

  const first = await finish(await begin('/api/analyze/text', { content: text(1), title: `${words}2` }));
  await Promise.all([
    begin('/api/analyze/text/bigfive', { content: text(1), title: `${words}3` }).then(finish),
    send('/api/analyze/document', Buffer.from(text(20)), { fileName: `${words}21.txt`, fileType: `${words}22` }),
    send('/api/analyze/document/mbti', docx(30), { fileName: `${words}23.docx` }),
    send('/api/analyze/image/mbti', picture, { mediaType: `${words}24`, documentType: `${words}25` }),
    send('/api/analyze/video/bigfive', clip, { mediaType: `${words}26` }),
    begin('/api/analyze/text', { content: text(4), selectedModel: 'anthropic' }).then((id) => visitor.follow(id)),
  ]);
  const extracted = await visitor.request('/api/extract-text', {
    method: 'POST',
    body: fileBody('/api/extract-text', docx(31), { fileName: `${words}27.docx` }),
  });
  const chats = [
    await post('/api/chat', { content: `What of ${words}40?` }),
    await post('/api/chat', { message: `And of ${words}41?` }, { accept: 'text/event-stream' }),
  ];
  const stopped = await begin('/api/analyze/text', { content: text(5), selectedModel: 'deepseek' });
  await visitor.request(`/api/analyses/${stopped}/cancel`, { method: 'POST' });
  const running = await begin('/api/analyze/text', { content: text(6), selectedModel: 'deepseek' });
  await vi.waitUntil(async () => (await statusOf(running)) === 'running', { timeout: 80_000 });

  await vi.waitUntil(async () => (await post('/api/share', shareBody(first))).status === 200, { timeout: 120_000 });
  [, shareId = ''] = /\/share\/([A-Za-z0-9_-]{43})/.exec(mailText()) ?? [];
  const files = await Promise.all(
    [first, shareId].flatMap((id) =>
      ['pdf', 'docx', 'json'].map((format) => visitor.request(`/api/download/${id}?format=${format}`)),
    ),
  );
  const shared = await fetch(`${stack.apis[0]?.url}/api/shared-analysis/${shareId}`);
  expect([...files, ...chats, extracted, shared].map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, () => 200),
  );
  seen.push(...(await Promise.all([...chats, extracted].map((answer) => answer.text()))));
}

const shareBody = (analysisId: string): object => ({
  analysisId,
  senderEmail: `a${words}50@example.org`,
  recipientEmail: `b${words}51@example.org`,
});

/** Removes the line breaks that the mail encoding added. */
const mailText = (): string => (sink.mails[0]?.message ?? '').replaceAll('=\r\n', '');

const docx = (mark: number): Buffer => writeDocx(paragraph(text(mark)));

/** A box that players skip, but that stays in the stored file. */
function freeBox(content: string): Buffer {
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from(`free${content}`)]);
  box.writeUInt32BE(box.length, 0);
  return box;
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await stack.db.selectFrom('analyses').select('status').where('id', '=', id).executeTakeFirst())?.status;
}

async function count(
  table: 'sessions' | 'analyses' | 'messages' | 'erasures' | 'shares' | 'modelCalls',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    stack.db,
  );
  return rows[0]?.count ?? -1;
}

/** Postgres compresses long values, which would hide plain text from the search; this turns compression off. */
async function storeAsItIs(): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join pg_class on pg_class.relname = c.table_name and pg_class.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and c.data_type in ('bytea', 'text', 'jsonb')
      and pg_class.relkind in ('r', 'p') and not pg_class.relispartition`.execute(stack.db);
  for (const { table, column } of rows)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set storage external`.execute(stack.db);
}
