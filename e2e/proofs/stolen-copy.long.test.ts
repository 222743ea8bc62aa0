import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readConfig } from '@app/core/config/config';
import { openServices } from '@app/core/services';
import { saveUpload } from '@app/core/uploads/save-upload';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { sampleText } from '@app/testkit/sample-text';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StoredFrame, knownColumns, type StolenData, tryEveryKey, type StolenRow } from './try-every-key.ts';

/** A sample by default; AT_REST_SESSIONS sets more. */
const SESSIONS = Number(process.env.AT_REST_SESSIONS || 20);
const CONCURRENCY = 16;
const CHAT_EVERY = 10;
const SHARE_EVERY = 10;
const PICTURE_EVERY = 20;
const FORGOTTEN_FILES = 5;

let redis: OwnRedis;
let sink: SmtpSink;
let stack: Stack;
let visitors: TestVisitor[];
let stolen: StolenData;

beforeAll(
  async () => {
    [redis, sink] = await Promise.all([startOwnRedis(), startSmtpSink()]);
    stack = await startStack({
      redisUrl: redis.url,
      smtp: sink,
      environment: {
        SERVER_KEYS: [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')).join(','),
        TRUST_PROXY_HOPS: '1',
      },
      simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 500 },
    });
    const picture = await makeJpeg(320, 240);
    visitors = await runWithConcurrency(SESSIONS, CONCURRENCY, (index) => visit(index, picture));
    await forgetFiles();
    // The worker's keys are removed when its work ends; the copy is then the data that is stored for thirty days.
    await vi.waitUntil(async () => (await countWorkerKeys()) === 0, { timeout: 240_000, interval: 200 });
    stolen = await steal();
  },
  120_000 + SESSIONS * 2_000,
);

afterAll(async () => {
  await stack.stop();
  await Promise.all([redis.stop(), sink.close()]);
});

test('the list of byte columns is complete', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join pg_class on pg_class.relname = c.table_name and pg_class.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and c.data_type = 'bytea' and pg_class.relkind in ('r', 'p')
      and not pg_class.relispartition order by name`.execute(stack.db);

  expect(rows.map(({ name }) => name).toSorted()).toEqual(knownColumns);
});

test(
  `of a copy of ${SESSIONS} sessions, with every server key but no cookie and no link, nothing opens`,
  { timeout: 240_000 + SESSIONS * 500 },
  () => {
    const { tries, wraps, cells, opened } = tryEveryKey(stolen);

    process.stdout.write(`${SESSIONS} sessions: ${JSON.stringify({ tries, wraps, cells, opened: opened.length })}\n`);
    expect(stolen.tables.sessions).toHaveLength(SESSIONS);
    expect(stolen.objects).toHaveLength(FORGOTTEN_FILES);
    expect(stolen.frames.length).toBeGreaterThan(SESSIONS);
    expect(wraps).toBe(SESSIONS + Math.ceil(SESSIONS / SHARE_EVERY));
    expect(cells).toBeGreaterThan(SESSIONS * 3);
    expect(tries).toBeGreaterThan(SESSIONS * 1_000);
    expect(opened).toEqual([]);
  },
);

test('one cookie opens exactly its session', { timeout: 240_000 + SESSIONS * 500 }, () => {
  const [visitor] = visitors;
  const secret = Buffer.from(visitor?.cookie().split('=')[1]?.split('.')[0] ?? '', 'base64url');
  const session = stolen.tables.sessions?.find(({ label }) => label === visitor?.sessionId);

  const { opened } = tryEveryKey(stolen, secret);

  const places = placesOf(String(session?.id));
  // The progress of reading a file is sealed with the key of that file, which is deleted with it.
  const ofFiles = stolen.tables.analyses
    ?.filter(({ kind }) => kind === 'image')
    .map(({ id }) => `events:${String(id)}`);
  expect(secret).toHaveLength(32);
  expect(without(opened, places)).toEqual([]);
  expect(without(places, opened).filter((place) => !ofFiles?.includes(place))).toEqual([]);
  expect(without(places, opened).length).toBeLessThanOrEqual(2);
  expect(opened.length).toBeGreaterThan(3);
});

/** The items of one list that the other does not have as often. */
function without(list: string[], others: string[]): string[] {
  const left = [...others];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test('one link opens exactly its share', { timeout: 240_000 + SESSIONS * 500 }, () => {
  const [, shareId = ''] = /\/share\/([A-Za-z0-9_-]{43})/.exec(sink.mails[0]?.message ?? '') ?? [];

  const { opened } = tryEveryKey(stolen, Buffer.from(shareId, 'base64url'));

  expect(opened).toHaveLength(1);
  expect(stolen.tables.shares?.map(({ id }) => `shares:${String(id)}`)).toContain(opened[0]);
});

/** Submits one text and answers one statement; some visitors also submit an image, chat and share a copy by mail. */
async function visit(index: number, picture: Buffer): Promise<TestVisitor> {
  const visitor = await openVisitorWithCookie(stack);
  const analysisId = await visitor.submit(sampleText(String(index)), { key: randomUUID() });
  await visitor.follow(analysisId);
  if (index % PICTURE_EVERY === 0)
    await visitor.follow(await visitor.submitFile('/api/analyze/image/mbti', picture, { title: 'A picture' }));
  const post = async (path: string, body: object): Promise<number> => {
    const headers = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` };
    const answer = await visitor.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  };
  await post(`/api/analyses/${analysisId}/self-answers`, { answers: [{ statement: 1, answer: 5 }] });
  if (index % CHAT_EVERY === 0)
    await post('/api/chat', { sessionId: visitor.sessionId, content: 'What of the lists?' });
  const share = { analysisId, senderEmail: 'ada@example.org', recipientEmail: `reader-${index}@example.org` };
  if (index % SHARE_EVERY === 0)
    await vi.waitUntil(async () => (await post('/api/share', share)) === 200, { timeout: 120_000, interval: 500 });
  return visitor;
}

/** Simulates a crash: files in storage without a row. */
async function forgetFiles(): Promise<void> {
  const services = openServices(readConfig({ ...stack.environment, LOG_LEVEL: 'silent' }), 'request');
  const file = () => Readable.from([Buffer.from(sampleText('forgotten'))]);
  await Promise.all(Array.from({ length: FORGOTTEN_FILES }, () => saveUpload(services, file())));
  await services.close();
}

async function countWorkerKeys(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from analyses where worker_key is not null)
      + (select count(*) from share_mails where worker_key is not null)
      + (select count(*) from errands))::int as count`.execute(stack.db);
  return rows[0]?.count ?? -1;
}

async function steal(): Promise<StolenData> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition`.execute(stack.db);
  const copies = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<StolenRow>`select * from ${sql.table(name)}`.execute(stack.db.withoutPlugins());
      return [name, rows] as const;
    }),
  );
  return {
    serverKeys: readConfig(stack.environment).SERVER_KEYS,
    tables: Object.fromEntries(copies),
    frames: await readStreams(),
    objects: await readObjects(),
  };
}

/** Reads live stream entries from the append-only file, which keeps entries that Redis has already removed. */
async function readStreams(): Promise<StoredFrame[]> {
  const folder = join(redis.folder, 'appendonlydir');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.incr.aof'));
  const all = Buffer.concat(await Promise.all(files.map((name) => readFile(join(folder, name)))));
  return commandsOf(all).flatMap(([command, key, ...rest]) => {
    const [, analysisId] = /\{(.+)\}:stream$/.exec(key?.toString() ?? '') ?? [];
    const entry = rest.at(-1);
    return command?.toString() === 'XADD' && analysisId && entry
      ? [{ name: `events:${analysisId}`, bytes: entry }]
      : [];
  });
}

/** Redis writes `*<count>`, then each argument as `$<bytes>` and the bytes. */
function commandsOf(log: Buffer): Buffer[][] {
  const commands: Buffer[][] = [];
  let at = 0;
  const number = (): number => {
    const end = log.indexOf('\r\n', at);
    const value = Number(log.toString('latin1', at + 1, end));
    at = end + 2;
    return value;
  };
  while (at < log.length) {
    const words: Buffer[] = [];
    for (let left = number(); left > 0; left -= 1) {
      const bytes = number();
      words.push(log.subarray(at, at + bytes));
      at += bytes + 2;
    }
    commands.push(words);
  }
  return commands;
}

async function readObjects(): Promise<StoredFrame[]> {
  const entries = await readdir(stack.storageFolder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({
        name: `uploads:${parentPath.split('/').at(-1)}/${name}`,
        bytes: await readFile(join(parentPath, name)),
      })),
  );
}

/** The locations of all data of a session. */
function placesOf(sessionId: string): string[] {
  const own = (table: string): StolenRow[] =>
    (stolen.tables[table] ?? []).filter(({ session_id }) => session_id === sessionId);
  const ids = own('analyses').map(({ id }) => String(id));
  return [
    ...own('analyses').map(({ id }) => `analyses.input:${String(id)}`),
    ...own('analyses').flatMap(({ id, sealed_report }) => (sealed_report ? `analyses.report:${String(id)}` : [])),
    ...own('messages').map(({ id }) => `messages:${String(id)}`),
    ...own('perceptions').map((row) => `perceptions:${sessionId}:${String(row.sense)}:${String(row.provider)}`),
    ...own('self_answers').map(() => `self_answers:${sessionId}`),
    ...stolen.frames.flatMap(({ name }) => (ids.includes(name.replace('events:', '')) ? name : [])),
  ];
}
