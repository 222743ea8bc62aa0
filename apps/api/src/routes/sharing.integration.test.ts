import { randomBytes, randomUUID } from 'node:crypto';
import type { SharedAnalysis, SharedLink } from '@app/contract/sharing';
import { addressOf, fieldsOf, listContractRoutes, paramsOf } from '@app/testkit/contract-routes';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import {
  openSharing,
  SENDER,
  type ShareBody,
  type Sharer,
  shareIdIn,
  type Sharing,
} from '../__fixtures__/open-sharing.ts';
import { sampleText } from '@app/testkit/sample-text';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { mintCookie } from '../__fixtures__/mint-cookie.ts';

const GUESSES = Number(process.env.SHARE_GUESSES || 1_000);
const writing = (await listContractRoutes()).filter(({ method }) => method !== 'GET');
const canary = randomBytes(12).toString('hex');

let sink: SmtpSink;
let stack: Stack;
let api: TestApi<FastifyInstance>;
let sharing: Sharing;
let owner: Sharer & { running: string; text: string };
let other: Sharer;
let shared: { answer: LightMyRequestResponse; mail: string; shareId: string };

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({ apis: 0, smtp: sink, environment: { ANTHROPIC_API_KEY: 'sim-fault=hang-mid' } });
  api = await openTestApi(buildApp, stack.environment);
  sharing = openSharing(api.app, sink);
  await vi.waitUntil(async () => (await api.app.inject('/api/status')).json<{ sendgrid: boolean }>().sendgrid, {
    timeout: 80_000,
  });
  [owner, other] = await Promise.all([makeOwner(), sharing.makeSharer()]);
  const answer = await share({ recipientEmail: 'reader@example.org' });
  const mail = sharing.mailTo('reader@example.org');
  shared = { answer, mail, shareId: shareIdIn(mail) };
});

afterAll(async () => {
  await api.close();
  await stack.stop();
  await sink.close();
});

test('a shared analysis arrives as a link that opens the report without a cookie', async () => {
  const { answer, mail, shareId } = shared;

  const copy = await read(shareId);

  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, mail: 'accepted' }]);
  expect(mail.split('http://analysis.example/share/')).toHaveLength(3);
  expect(shareId).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const createdAt = expect.any(String) as string;
  expect(copy.json<SharedAnalysis>()).toEqual({
    analysis: { id: shareId, mediaUrl: null, mediaType: null },
    messages: [
      {
        id: shareId,
        analysisId: shareId,
        sessionId: 'shared',
        role: 'assistant',
        kind: 'analysis',
        content: owner.text,
        createdAt,
        lang: 'en',
      },
    ],
    emailServiceAvailable: true,
    expiresAt: expect.any(String) as string,
  });
  expect(copy.body).not.toContain(owner.analysisId);
  expect(copy.body).not.toContain(owner.sessionId);
});

test("a mail holds the sender's address and no word of the report", () => {
  const { mail } = shared;

  expect(owner.text).toContain(canary);
  expect(mail).not.toContain(canary);
  expect(mail.split(SENDER).length).toBeGreaterThan(1);
  const lines = owner.text.split(/[.\n]/).filter((line) => line.trim().length > 20);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => mail.includes(line.trim()))).toEqual([]);
});

test('reading a share sets no cookie and is not cached or indexed', async () => {
  const { shareId } = shared;

  const { headers } = await api.app.inject({
    url: `/api/shared-analysis/${shareId}`,
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
  });

  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
});

test('a reader who shares a shared report mails the same link', async () => {
  const { shareId } = shared;
  const reader = await mintCookie(api.app);

  const answer = await share({ analysisId: shareId, recipientEmail: 'friend@example.org' }, reader);

  expect(answer.statusCode).toBe(200);
  expect(shareIdIn(sharing.mailTo('friend@example.org'))).toBe(shareId);
  expect(await links(reader)).toMatchObject([{ isOwn: false, mail: 'accepted' }]);
  expect(await links(owner.cookie)).toHaveLength(1);
});

test('malformed, unknown, misspelt, expired and revoked ids get the same answer', async () => {
  const visitor = await sharing.makeSharer();
  await share({ analysisId: visitor.analysisId, recipientEmail: 'expired@example.org' }, visitor.cookie);
  await share({ analysisId: visitor.analysisId, recipientEmail: 'revoked@example.org' }, visitor.cookie);
  const [expired, revoked] = ['expired', 'revoked'].map((name) => shareIdIn(sharing.mailTo(`${name}@example.org`)));
  const [revokedLink, expiredLink] = await links(visitor.cookie);
  const before = await Promise.all([read(expired), read(revoked)]);
  await stack.db
    .updateTable('shares')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where('id', '=', expiredLink?.linkId ?? '')
    .execute();
  const gone = await revoke(revokedLink?.linkId, visitor.cookie);

  const unknown = traits(await read(randomBytes(32).toString('base64url')));
  const others = await Promise.all(
    [expired, revoked, respell(shared.shareId), 'x', 'a'.repeat(43), 'é', '%00', 'a'.repeat(5_000)].map(read),
  );

  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(gone.json()).toEqual({ success: true });
  expect(unknown).toMatchObject({ statusCode: 404, body: 'Not found.' });
  expect(others.map(traits)).toEqual(others.map(() => unknown));
  expect(await links(visitor.cookie)).toEqual([]);
});

test('only the owner lists and revokes a share, and a foreign one gets the same 404 as an unknown one', async () => {
  const stranger = await mintCookie(api.app);
  const [link] = await links(owner.cookie);

  const foreign = await revoke(link?.linkId, stranger);
  const unknown = await revoke(randomUUID(), stranger);
  const listed = await links(stranger);

  expect(link).toMatchObject({ framework: 'general' });
  expect(foreign.statusCode).toBe(404);
  expect(traits(foreign)).toEqual(traits(unknown));
  expect(listed).toEqual([]);
  expect(await links(owner.cookie)).toHaveLength(1);
});

test('a share survives its session, and its owner can still revoke it', async () => {
  const visitor = await sharing.makeSharer();
  await share({ analysisId: visitor.analysisId, recipientEmail: 'later@example.org' }, visitor.cookie);
  const shareId = shareIdIn(sharing.mailTo('later@example.org'));
  await stack.db.deleteFrom('sessions').where('label', '=', visitor.sessionId).execute();

  const [kept, own] = await Promise.all([read(shareId), links(visitor.cookie)]);
  const revoked = await revoke(own[0]?.linkId, visitor.cookie);

  expect([kept.statusCode, revoked.statusCode]).toEqual([200, 200]);
  expect((await read(shareId)).statusCode).toBe(404);
});

test.for(writing)('a share id changes no row of its owner: $method $path', async (route) => {
  const { shareId } = shared;
  const ids = Object.fromEntries(paramsOf(route).map((name) => [name, shareId]));
  const fields = Object.fromEntries(fieldsOf(route.body).map((name) => [name, shareId]));
  const file = route.upload && {
    [route.upload]: `data:;base64,${Buffer.from(sampleText('stranger')).toString('base64')}`,
  };
  const mail = 'recipientEmail' in fields && {
    senderEmail: SENDER,
    recipientEmail: 'matrix@example.org',
    preview: undefined,
  };
  const before = await rowsOfOwner();

  await api.app.inject({
    method: route.method,
    url: addressOf(route, ids),
    headers: { prefer: 'respond-async' },
    payload: { ...fields, ...file, ...mail },
  });

  expect(await rowsOfOwner()).toEqual(before);
});

test(`${GUESSES} guessed share ids open nothing`, { timeout: 480_000 }, async () => {
  const { shareId: known } = shared;

  const statuses = await runWithConcurrency(GUESSES, 16, async (index) => {
    const random = randomBytes(32).toString('base64url');
    const place = index % 42;
    const guess = index % 2 ? random : known.slice(0, place) + nextLetter(known[place]) + known.slice(place + 1);
    return (await read(guess)).statusCode;
  });

  expect(statuses.filter((status) => status !== 404)).toEqual([]);
});

test.for<[string, () => string, number, string]>([
  ['an analysis of nobody', () => '01990000-0000-7000-8000-000000000000', 404, 'NOT_FOUND'],
  ['a link of nobody', () => randomBytes(32).toString('base64url'), 404, 'NOT_FOUND'],
  ['something that is no id', () => 'abc', 400, 'BAD_REQUEST'],
  ['an analysis that is not finished', () => owner.running, 409, 'NOT_FINISHED'],
  ['an analysis of another visitor', () => other.analysisId, 404, 'NOT_FOUND'],
])('%s cannot be shared', async ([, id, status, code]) => {
  const before = sink.mails.length;

  const answer = await share({ analysisId: id(), recipientEmail: 'nobody@example.org' });

  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([status, code]);
  expect(sink.mails.length).toBe(before);
});

test('the rows hold no address, no token and no word of the report', async () => {
  const tables = await Promise.all(
    (['shares', 'shareMails', 'counters'] as const).map((table) => stack.db.selectFrom(table).selectAll().execute()),
  );
  const values = tables.flat().flatMap((row) => Object.values(row) as unknown[]);
  const rows = values.map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))).join('\n');

  expect(rows).not.toMatch(/example\.org|127\.0\.0\.1/);
  expect(rows).not.toContain(shared.shareId);
  expect(rows).not.toContain(canary);
});

/** Shared by the owner unless a cookie says otherwise. */
function share(body: Partial<ShareBody>, cookie = owner.cookie): Promise<LightMyRequestResponse> {
  return sharing.share({ analysisId: owner.analysisId, recipientEmail: 'other@example.org', ...body }, cookie);
}

const links = (cookie: string): Promise<SharedLink[]> => sharing.links<SharedLink>(cookie);

const read = (shareId = ''): Promise<LightMyRequestResponse> =>
  api.app.inject(`/api/shared-analysis/${encodeURIComponent(shareId)}`);

function revoke(linkId = '', cookie: string): Promise<LightMyRequestResponse> {
  return api.app.inject({ method: 'POST', url: `/api/shares/${linkId}/revoke`, headers: { cookie } });
}

/** Another spelling of the same bytes: the last character has two unused bits. */
function respell(shareId: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return shareId.slice(0, -1) + letters[letters.indexOf(shareId.at(-1) ?? '') ^ 1];
}

const nextLetter = (letter = 'A'): string => (letter === 'A' ? 'B' : 'A');

/** What a caller can distinguish. */
function traits({ statusCode, body, headers }: LightMyRequestResponse): object {
  const { date: _date, ...rest } = headers;
  return { statusCode, body, headers: rest };
}

async function makeOwner(): Promise<typeof owner> {
  const visitor = await sharing.makeSharer(sampleText(canary).replaceAll('.', ` ${canary}.`), canary);
  const { cookie, sessionId } = visitor;
  const content = sampleText();
  const running = await sharing.analyze({ cookie, sessionId, content, selectedModel: 'anthropic' }, 'respond-async');
  const listed = await api.app.inject({ url: `/api/messages?sessionId=${sessionId}`, headers: { cookie } });
  const [message] = listed.json<{ content: string }[]>();
  return { ...visitor, running, text: message?.content ?? '' };
}

/** All rows of the owner, without the columns that only show the progress of a running analysis. */
async function rowsOfOwner(): Promise<object[]> {
  const { db } = stack;
  const sessions = await db.selectFrom('sessions').selectAll().where('label', '=', owner.sessionId).execute();
  const ids = sessions.map(({ id }) => id);
  const hashes = sessions.map(({ visitorHash }) => visitorHash);
  return [
    sessions,
    await db
      .selectFrom('analyses')
      .select(['id', 'status', 'sealedInput', 'sealedReport'])
      .where('sessionId', 'in', ids)
      .orderBy('id')
      .execute(),
    await db.selectFrom('messages').selectAll().where('sessionId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('shares').selectAll().where('visitorHash', 'in', hashes).orderBy('id').execute(),
  ];
}
