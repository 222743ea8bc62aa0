import { hostileAddresses } from '@app/testkit/hostile-addresses';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { mintCookie } from '../__fixtures__/mint-cookie.ts';
import { openSharing, type ShareBody, type Sharer, shareIdIn, type Sharing } from '../__fixtures__/open-sharing.ts';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';

let sink: SmtpSink;
let stack: Stack;
let api: TestApi<FastifyInstance>;
let sharing: Sharing;
let sharer: Sharer;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({ apis: 0, smtp: sink });
  api = await openTestApi(buildApp, stack.environment);
  sharing = openSharing(api.app, sink);
  await vi.waitUntil(async () => (await api.app.inject('/api/status')).json<{ sendgrid: boolean }>().sendgrid, {
    timeout: 80_000,
  });
  sharer = await sharing.makeSharer();
});

afterEach(() => sink.misbehave(undefined));

afterAll(async () => {
  await api.close();
  await stack.stop();
  await sink.close();
});

test('the same analysis is mailed to the same address once, and a repetition gets 200', async () => {
  const { cookie, analysisId } = await sharing.makeSharer();
  await share({ analysisId, recipientEmail: 'once@example.org' }, cookie);
  const before = sink.mails.length;

  const answers = [
    await share({ analysisId, recipientEmail: 'once@example.org' }, cookie),
    await share({ analysisId, recipientEmail: 'ONCE@example.org' }, cookie),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(sink.mails.length).toBe(before);
  expect(await sharing.links(cookie)).toHaveLength(1);
});

test('a report is mailed in its own language, by its owner and by a reader', async () => {
  const line = 'Ich schreibe für jede Reise eine Liste, und meine Schwester lacht darüber, weil ich sie nie brauche. ';
  const german = await sharing.makeSharer(line.repeat(8));
  await share({ analysisId: german.analysisId, recipientEmail: 'first@example.org' }, german.cookie);
  const first = sharing.mailTo('first@example.org');
  await share({ analysisId: shareIdIn(first), recipientEmail: 'second@example.org' }, await mintCookie(api.app));

  for (const mail of [first, sharing.mailTo('second@example.org')]) expect(mail).toContain('lang="de"');
});

test('every hostile address gets the same 400 as sender and as recipient', async () => {
  const addresses = ['nobody', 'a@b', ...hostileAddresses];

  const answers = await Promise.all(
    addresses.flatMap((address) => [share({ recipientEmail: address }), share({ senderEmail: address })]),
  );

  const said = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
  expect(said).toEqual(new Set(['400 Please enter a valid email']));
});

test('a request that brings no visitor along mails nothing', async () => {
  const { analysisId } = await sharing.makeSharer();
  const before = sink.mails.length;

  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/share',
    headers: { accept: 'text/html' },
    payload: { analysisId, senderEmail: 'ada@example.org', recipientEmail: 'nobody@example.org' },
  });

  expect(answer.statusCode).toBe(403);
  expect(sink.mails.length).toBe(before);
});

test('a preview that is no JPEG is refused', async () => {
  const preview = `data:image/jpeg;base64,${Buffer.from('<script>').toString('base64')}`;

  const answer = await share({ recipientEmail: 'preview@example.org', preview });

  expect(answer.statusCode).toBe(400);
});

test('a refused recipient gets 422, the share is removed, and a retry sends a new mail', async () => {
  const send = () => share({ recipientEmail: 'mistyped@example.org' });
  const before = await sharing.links(sharer.cookie);

  sink.misbehave((moment) => (moment === 'RCPT' ? '550 no such mailbox' : undefined));
  const refused = await send();
  const left = await sharing.links(sharer.cookie);
  sink.misbehave(undefined);
  const again = await send();

  expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([422, 'MAIL_REFUSED']);
  expect(left).toEqual([expect.objectContaining({ isOwn: false, mail: 'refused' }), ...before]);
  expect(again.statusCode).toBe(200);
  expect(sharing.mailTo('mistyped@example.org')).toContain('/share/');
});

test('sharing gets 200 when the outcome of its mail is unknown', async () => {
  sink.misbehave((moment) => (moment === 'dot' ? 'close' : undefined));

  const answer = await share({ recipientEmail: 'perhaps@example.org' });

  expect(answer.statusCode).toBe(200);
  expect(sharing.mailTo('perhaps@example.org')).toContain('/share/');
});

/** Shared by the sharer unless a cookie says otherwise. */
function share(body: Partial<ShareBody>, cookie = sharer.cookie): Promise<LightMyRequestResponse> {
  return sharing.share({ analysisId: sharer.analysisId, recipientEmail: 'other@example.org', ...body }, cookie);
}
