import { randomBytes, randomUUID } from 'node:crypto';
import type { AnalysisReply } from '@app/contract/analyses';
import type { SharedAnalysis, SharedLink } from '@app/contract/sharing';
import { addressOf, fieldsOf, listContractRoutes, paramsOf } from '@app/testkit/contract-routes';
import { hostileAddresses } from '@app/testkit/hostile-addresses';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';

const GUESSES = Number(process.env.SHARE_GUESSES || 1_000);
const writing = (await listContractRoutes()).filter(({ method }) => method !== 'GET');
const canary = randomBytes(12).toString('hex');
const sender = 'ada@example.org';

type Owner = { cookie: string; sessionId: string; analysisId: string };

let sink: SmtpSink;
let stack: Stack;
let api: TestApi<FastifyInstance>;
let owner: Owner & { running: string; text: string };
let other: Owner;
let shared: { answer: LightMyRequestResponse; mail: string; shareId: string };

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({ apis: 0, smtp: sink, environment: { ANTHROPIC_API_KEY: 'sim-fault=hang-mid' } });
  api = await openTestApi(buildApp, stack.environment);
  await vi.waitUntil(async () => (await api.app.inject('/api/status')).json<{ sendgrid: boolean }>().sendgrid, {
    timeout: 80_000,
  });
  [owner, other] = await Promise.all([makeOwner(), makeVisitor()]);
  const answer = await share({ recipientEmail: 'reader@example.org' });
  const mail = mailTo('reader@example.org');
  shared = { answer, mail, shareId: linkIn(mail) };
});

afterEach(() => sink.misbehave(undefined));

afterAll(async () => {
  await api.close();
  await stack.stop();
  await sink.close();
});

test('a shared analysis arrives as a link that opens the report without a cookie', async () => {
  const { answer, mail, shareId } = shared;

  const copy = await read(shareId);

  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
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
  expect(mail.split(sender).length).toBeGreaterThan(1);
  const lines = owner.text.split(/[.\n]/).filter((line) => line.trim().length > 20);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => mail.includes(line.trim()))).toEqual([]);
});

test('a report is mailed in its own language, by its owner and by a reader', async () => {
  const line = 'Ich schreibe für jede Reise eine Liste, und meine Schwester lacht darüber, weil ich sie nie brauche. ';
  const german = await makeVisitor(line.repeat(8));
  await share({ analysisId: german.analysisId, recipientEmail: 'first@example.org' }, german.cookie);
  const first = mailTo('first@example.org');
  await share({ analysisId: linkIn(first), recipientEmail: 'second@example.org' }, await mintCookie());

  for (const mail of [first, mailTo('second@example.org')]) expect(mail).toContain('lang="de"');
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

test('the same analysis is mailed to the same address once, and a repetition gets 200', async () => {
  const before = sink.mails.length;

  const answers = [
    await share({ recipientEmail: 'reader@example.org' }),
    await share({ recipientEmail: 'READER@example.org' }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(sink.mails.length).toBe(before);
  expect(await links(owner.cookie)).toHaveLength(1);
});

test('a reader passes on the same link', async () => {
  const { shareId } = shared;
  const reader = await mintCookie();

  const answer = await share({ analysisId: shareId, recipientEmail: 'friend@example.org' }, reader);

  expect(answer.statusCode).toBe(200);
  expect(linkIn(mailTo('friend@example.org'))).toBe(shareId);
  expect(await links(reader)).toEqual([]);
  expect(await links(owner.cookie)).toHaveLength(1);
});

test('malformed, unknown, misspelt, expired and revoked ids are one answer', async () => {
  const visitor = await makeVisitor();
  await share({ analysisId: visitor.analysisId, recipientEmail: 'expired@example.org' }, visitor.cookie);
  await share({ analysisId: visitor.analysisId, recipientEmail: 'revoked@example.org' }, visitor.cookie);
  const [expired, revoked] = ['expired', 'revoked'].map((name) => linkIn(mailTo(`${name}@example.org`)));
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
  const stranger = await mintCookie();
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
  const visitor = await makeVisitor();
  await share({ analysisId: visitor.analysisId, recipientEmail: 'later@example.org' }, visitor.cookie);
  const shareId = linkIn(mailTo('later@example.org'));
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
    senderEmail: sender,
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

test('every hostile address gets the same 400 as sender and as recipient', async () => {
  const addresses = ['nobody', 'a@b', ...hostileAddresses];

  const answers = await Promise.all(
    addresses.flatMap((address) => [share({ recipientEmail: address }), share({ senderEmail: address })]),
  );

  const said = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
  expect(said).toEqual(new Set(['400 Please enter a valid email']));
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

test('a preview that is no JPEG is refused', async () => {
  const preview = `data:image/jpeg;base64,${Buffer.from('<script>').toString('base64')}`;

  const answer = await share({ recipientEmail: 'preview@example.org', preview });

  expect(answer.statusCode).toBe(400);
});

test('a refused recipient gets 422, the share is removed, and a retry sends a new mail', async () => {
  const send = () => share({ analysisId: other.analysisId, recipientEmail: 'mistyped@example.org' }, other.cookie);
  const before = await links(other.cookie);

  sink.misbehave((moment) => (moment === 'RCPT' ? '550 no such mailbox' : undefined));
  const refused = await send();
  const left = await links(other.cookie);
  sink.misbehave(undefined);
  const again = await send();

  expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([422, 'MAIL_REFUSED']);
  expect(left).toEqual(before);
  expect(again.statusCode).toBe(200);
  expect(mailTo('mistyped@example.org')).toContain('/share/');
});

test('a mail with an unknown outcome gets 200', async () => {
  sink.misbehave((moment) => (moment === 'dot' ? 'close' : undefined));

  const answer = await share({ analysisId: other.analysisId, recipientEmail: 'perhaps@example.org' }, other.cookie);

  expect(answer.statusCode).toBe(200);
  expect(mailTo('perhaps@example.org')).toContain('/share/');
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

type Body = { analysisId?: string; senderEmail?: string; recipientEmail?: string; preview?: string };

function share(body: Body, cookie = owner.cookie): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: 'POST',
    url: '/api/share',
    headers: { cookie },
    // A different network per call: the limits have their own test.
    remoteAddress: `10.${randomBytes(3).join('.')}`,
    payload: { analysisId: owner.analysisId, senderEmail: sender, recipientEmail: 'other@example.org', ...body },
  });
}

const read = (shareId = ''): Promise<LightMyRequestResponse> =>
  api.app.inject(`/api/shared-analysis/${encodeURIComponent(shareId)}`);

function revoke(linkId = '', cookie: string): Promise<LightMyRequestResponse> {
  return api.app.inject({ method: 'POST', url: `/api/shares/${linkId}/revoke`, headers: { cookie } });
}

async function links(cookie: string): Promise<SharedLink[]> {
  return (await api.app.inject({ url: '/api/shares', headers: { cookie } })).json<SharedLink[]>();
}

/** The newest mail to an address, decoded. */
function mailTo(address: string): string {
  const mail = sink.mails.findLast(({ to }) => to.includes(address));
  return (mail?.message ?? '').replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
}

const linkIn = (mail: string): string => /\/share\/([\w-]+)/.exec(mail)?.[1] ?? '';

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

async function mintCookie(): Promise<string> {
  const { headers } = await api.app.inject('/api/status');
  return [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
}

async function makeVisitor(content = sampleText(randomUUID())): Promise<Owner> {
  const cookie = await mintCookie();
  const sessionId = randomUUID();
  return { cookie, sessionId, analysisId: await analyze({ cookie, sessionId, content }, 'wait') };
}

async function makeOwner(): Promise<typeof owner> {
  const visitor = await makeVisitor(sampleText(canary).replaceAll('.', ` ${canary}.`));
  const { cookie, sessionId } = visitor;
  const running = await analyze(
    { cookie, sessionId, content: sampleText(), selectedModel: 'anthropic' },
    'respond-async',
  );
  const listed = await api.app.inject({ url: `/api/messages?sessionId=${sessionId}`, headers: { cookie } });
  const [message] = listed.json<{ content: string }[]>();
  return { ...visitor, running, text: message?.content ?? '' };
}

async function analyze(
  { cookie, ...body }: { cookie: string; sessionId: string; content: string; selectedModel?: string },
  prefer: string,
): Promise<string> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/analyze/text',
    headers: { cookie, prefer },
    payload: { title: canary, ...body },
  });
  return answer.json<AnalysisReply>().analysisId;
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
