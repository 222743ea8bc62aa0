import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { inputContext, messageContext, reportContext } from '../analyses/sealing-contexts.ts';
import { readConfig } from '../config/config.ts';
import { insertAnalysis } from '../db/analyses.ts';
import { openServices, type Services } from '../services.ts';
import { ensureSession } from '../sessions/ensure-session.ts';
import { saveUpload } from '../uploads/save-upload.ts';
import { asSealed } from '../vault/sealed.ts';
import { newVisitorSecret, openVault, type VisitorSecret } from '../vault/vault.ts';
import { clearSession } from './clear-session.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    environment: { DEEPSEEK_API_KEY: 'sim-fault=hang-mid', SWEEP_EVERY_MS: '500' },
    simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 500 },
  });
});

afterAll(() => stack.stop());

const clear = (visitor: TestVisitor, sessionId = visitor.sessionId): Promise<Response> =>
  visitor.request('/api/session/clear', { method: 'POST', body: JSON.stringify({ sessionId }) });

const secretOf = (visitor: TestVisitor): VisitorSecret =>
  Buffer.from(visitor.cookie().split('=')[1]?.split('.')[0] ?? '', 'base64url');

async function finish(visitor: TestVisitor, mark: string, sessionId = visitor.sessionId): Promise<string> {
  const analysisId = await visitor.submit(sampleText(mark), { sessionId });
  await visitor.follow(analysisId);
  return analysisId;
}

async function hang(visitor: TestVisitor, mark: string): Promise<string> {
  const analysisId = await visitor.submit(sampleText(mark), { model: 'deepseek' });
  await untilRunning(analysisId);
  return analysisId;
}

const untilRunning = (analysisId: string): Promise<boolean> =>
  vi.waitUntil(async () => (await rowsOf(analysisId)).status === 'running', { timeout: 80_000 });

/** Status, message count and call count of an analysis. */
async function rowsOf(analysisId: string): Promise<{ status: string | undefined; messages: number; calls: number }> {
  const { rows } = await sql<{ status: string | undefined; messages: number; calls: number }>`
    select (select status from analyses where id = ${analysisId}) as status,
      (select count(*)::int from messages where analysis_id = ${analysisId}) as messages,
      (select count(*)::int from model_calls where analysis_id = ${analysisId}
        and purpose not in ('triage', 'second-reader')) as calls`.execute(stack.db);
  const [row] = rows;
  if (!row) throw new Error('no answer');
  return { ...row, status: row.status ?? undefined };
}

/** True while parts of this analysis are still to be removed. */
async function isLeft(analysisId: string): Promise<boolean> {
  const rows = await stack.db.selectFrom('erasures').select('analyses').execute();
  return rows.some(({ analyses }) => analyses.some(({ id }) => id === analysisId));
}

const untilNothingIsLeft = (analysisId: string): Promise<boolean> =>
  vi.waitUntil(async () => !(await isLeft(analysisId)), { timeout: 120_000, interval: 100 });

test('clearing a session leaves only its cost records', async () => {
  const visitor = await openVisitorWithCookie(stack);
  const analysisId = await finish(visitor, 'cleared');

  const answer = await clear(visitor);

  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  // Three letters, three answers with rows, and the last reading.
  expect(await rowsOf(analysisId)).toEqual({ status: undefined, messages: 0, calls: 7 });
});

test('clearing the last session renews the cookie, and the next analysis uses the new one', async () => {
  const visitor = await openVisitorWithCookie(stack);
  const before = visitor.cookie();
  const analysisId = await finish(visitor, 'renewed');

  await clear(visitor);
  const next = await finish(visitor, 'next', randomUUID());

  expect(visitor.cookie()).toMatch(/^visitor=/);
  expect(visitor.cookie()).not.toBe(before);
  expect((await visitor.request(`/api/analyses/${analysisId}/events`)).status).toBe(404);
  expect((await rowsOf(next)).status).toBe('done');
});

test("the visitor's other session survives and opens with the same cookie", async () => {
  const visitor = await openVisitorWithCookie(stack);
  const before = visitor.cookie();
  const other = randomUUID();
  await finish(visitor, 'mine');
  const kept = await finish(visitor, 'other tab', other);

  await clear(visitor);
  const messages = await visitor.request(`/api/messages?sessionId=${other}`);

  expect(visitor.cookie()).toBe(before);
  expect(await messages.json()).toMatchObject([{ analysisId: kept }]);
});

test('`all` clears every session of the visitor and none of another visitor', async () => {
  const [visitor, stranger] = [await openVisitorWithCookie(stack), await openVisitorWithCookie(stack)];
  const before = visitor.cookie();
  const ids = [await finish(visitor, 'mine'), await finish(visitor, 'lost label', randomUUID())];
  const theirs = await finish(stranger, 'theirs');

  const answer = await visitor.request('/api/session/clear', {
    method: 'POST',
    body: JSON.stringify({ sessionId: randomUUID(), all: true }),
  });

  expect(answer.status).toBe(200);
  expect(await Promise.all(ids.map(rowsOf))).toMatchObject([
    { status: undefined, messages: 0 },
    { status: undefined, messages: 0 },
  ]);
  expect(visitor.cookie()).not.toBe(before);
  expect((await rowsOf(theirs)).status).toBe('done');
});

test('a visitor lists only their own sessions, newest first', async () => {
  const [visitor, stranger] = [await openVisitorWithCookie(stack), await openVisitorWithCookie(stack)];
  const other = randomUUID();
  await finish(visitor, 'first');
  await finish(visitor, 'second', other);

  const listed = async (who: TestVisitor): Promise<unknown> => (await who.request('/api/sessions')).json();

  expect(await listed(visitor)).toMatchObject([
    { sessionId: other, reports: 1, chatMessages: 0 },
    { sessionId: visitor.sessionId, reports: 1, chatMessages: 0 },
  ]);
  expect(await listed(stranger)).toEqual([]);
});

test('a listed report names its framework and model and the opening of its text', async () => {
  const visitor = await openVisitorWithCookie(stack);
  await finish(visitor, 'named');

  const [report] = await visitor.messages();

  expect(report).toMatchObject({
    framework: 'general',
    model: 'openai',
    opening: expect.stringMatching(/^\S.{20,59}…$/),
  });
});

test('clearing again or clearing an unknown session succeeds and renews no cookie', async () => {
  const visitor = await openVisitorWithCookie(stack);
  await finish(visitor, 'twice');
  await clear(visitor);
  const renewed = visitor.cookie();

  const answers = await Promise.all([clear(visitor), clear(visitor, randomUUID())]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['{"success":true}', '{"success":true}']);
  expect(visitor.cookie()).toBe(renewed);
});

test('another visitor with the same session label clears nothing', async () => {
  const [visitor, stranger] = [await openVisitorWithCookie(stack), await openVisitorWithCookie(stack)];
  const analysisId = await finish(visitor, 'kept');
  const before = await rowsOf(analysisId);

  const answer = await clear(stranger, visitor.sessionId);

  expect(await answer.json()).toEqual({ success: true });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await rowsOf(analysisId)).toEqual(before);
  expect(await visitor.messages()).toHaveLength(1);
});

test('a follower of a cleared analysis gets its end, and its model calls are closed', async () => {
  const visitor = await openVisitorWithCookie(stack);
  const analysisId = await hang(visitor, 'followed');
  const calls = () => stack.simulator.requests().filter(({ provider }) => provider === 'deepseek');
  const sight = visitor.follow(analysisId);
  // Three letters and three answers with rows.
  await vi.waitUntil(() => calls().length === 6, { timeout: 80_000 });

  await clear(visitor);

  expect((await sight).events.at(-1)).toMatchObject({ type: 'error', code: 'ANALYSIS_CANCELLED' });
  await expect.poll(() => calls().filter(({ outcome }) => outcome === 'closed').length).toBe(6);
});

test('an uploaded file that no worker has claimed is removed with its session', async () => {
  const visitor = { secret: newVisitorSecret() };
  const services = openElsewhere();
  const session = await ensureSession(services, visitor, randomUUID());
  const upload = await saveUpload(services, Readable.from([Buffer.from(sampleText('waiting'))]));
  const id = newId();
  await insertAnalysis(
    services.db,
    sampleAnalysis({
      id,
      sessionId: session.id,
      stage: 'prepare',
      uploadId: upload.id,
      sealedInput: services.vault.seal(session.key, inputContext(id), '{}'),
      workerKey: services.vault.wrapForWorker(session.key, id),
    }),
  );
  const before = await uploads();

  await clearSession(services, visitor, session.label);

  expect(before).toEqual([upload.id]);
  expect(await uploads()).toEqual([]);
});

test('a session is cleared while Redis and storage are down, and the rest is removed later', async () => {
  const visitor = await openVisitorWithCookie(stack);
  const analysisId = await hang(visitor, 'away');
  const other = await openVisitorWithCookie(stack);
  const uploaded = await other.submitFile('/api/analyze/image/bigfive', await makeJpeg(320, 240), {
    selectedModel: 'deepseek',
  });
  await untilRunning(uploaded);
  const withoutRedis = openElsewhere({ REDIS_URL: 'redis://127.0.0.1:1' });
  const services = openElsewhere();
  const withoutStorage = {
    ...services,
    storage: { ...services.storage, removeFolder: () => Promise.reject(new Error('away')) },
  };

  const renewed = await Promise.all([
    clearSession(withoutRedis, { secret: secretOf(visitor) }, visitor.sessionId),
    clearSession(withoutStorage, { secret: secretOf(other) }, other.sessionId),
  ]);

  expect(renewed.filter(Boolean)).toHaveLength(2);
  expect([await rowsOf(analysisId), await rowsOf(uploaded)]).toMatchObject([
    { status: undefined },
    { status: undefined },
  ]);
  expect([await isLeft(analysisId), await isLeft(uploaded)]).toEqual([true, true]);
  await Promise.all([untilNothingIsLeft(analysisId), untilNothingIsLeft(uploaded)]);
  expect(await uploads()).toEqual([]);
});

test('a database copy from before the clear opens only with the old cookie', async () => {
  const visitor = await openVisitorWithCookie(stack);
  const old = secretOf(visitor);
  await Promise.all(['one', 'two', 'three'].map((mark) => finish(visitor, mark)));
  const copy = await copyOf(vaultOf().visitorHash(old));

  await clear(visitor);
  const left = secretOf(visitor);

  // The input, report and message of three analyses.
  expect(open(copy, old)).toHaveLength(9);
  expect(left).toHaveLength(32);
  expect(left).not.toEqual(old);
  expect(open(copy, left)).toEqual([]);
  expect(open(copy, Buffer.alloc(0))).toEqual([]);
  expect(copy.workerKeys).toEqual([null, null, null]);
  expect(await copyOf(vaultOf().visitorHash(old))).toEqual({ sessions: [], values: [], workerKeys: [] });
});

const uploads = async (): Promise<string[]> =>
  (await readdir(stack.storageFolder)).filter((name) => !name.startsWith('.'));

const vaultOf = () => openVault(readConfig(stack.environment).SERVER_KEYS);

function openElsewhere(environment: Record<string, string> = {}): Services {
  const config = readConfig({ ...stack.environment, LOG_LEVEL: 'silent', ...environment });
  const services = openServices(config, 'request');
  onTestFinished(() => services.close());
  return services;
}

type Copy = Awaited<ReturnType<typeof copyOf>>;

/** One visitor's data as a thief of the database would have it. */
async function copyOf(visitorHash: Buffer) {
  const sessions = await stack.db
    .selectFrom('sessions')
    .select(['id', 'wrappedKey'])
    .where('visitorHash', '=', visitorHash)
    .execute();
  const ids = sessions.map(({ id }) => id);
  if (ids.length === 0) return { sessions, values: [], workerKeys: [] };
  const [analyses, messages] = await Promise.all([
    stack.db.selectFrom('analyses').selectAll().where('sessionId', 'in', ids).execute(),
    stack.db.selectFrom('messages').selectAll().where('sessionId', 'in', ids).execute(),
  ]);
  const values = [
    ...analyses.map((row) => ({ place: inputContext(row.id), value: row.sealedInput })),
    ...analyses.map((row) => ({ place: reportContext(row.id), value: row.sealedReport })),
    ...messages.map((row) => ({ place: messageContext(row.id), value: row.sealedContent })),
  ];
  return { sessions, values, workerKeys: analyses.map((row) => row.workerKey) };
}

/** Opens the values of a copy with every server key and this secret. */
function open({ sessions, values }: Copy, secret: VisitorSecret): string[] {
  const vault = vaultOf();
  const keys = sessions.flatMap(({ id, wrappedKey }) => [
    ...[vault.openForVisitor(asSealed(wrappedKey), id, secret) ?? []].flat(),
    ...[vault.openForWorker(asSealed(wrappedKey), id) ?? []].flat(),
  ]);
  return keys.flatMap((key) =>
    values.flatMap(({ place, value }) => (value && vault.open(key, place, asSealed(value))) ?? []),
  );
}
