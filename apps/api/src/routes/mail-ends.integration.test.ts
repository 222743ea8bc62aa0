import type { MailState, SharedLink } from '@app/contract/sharing';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { type SmtpFault, type SmtpMoment, type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSharing, shareIdIn, type Sharing } from '../__fixtures__/open-sharing.ts';
import { buildApp } from '../app.ts';

/** Each minute lasts a fifth of a second. */
const MINUTE_MS = 200;
const GREY_MINUTES = 10;

type Faulty = (moment: SmtpMoment, tries: number, sinceMs: number) => SmtpFault | undefined;

let sink: SmtpSink;
let stack: Stack;
let api: TestApi<FastifyInstance>;
let sharing: Sharing;
/** How the server treats each recipient. */
const faults = new Map<string, Faulty>();
const first = new Map<string, { tries: number; at: number }>();
const taken: string[] = [];
/** Faults before a recipient is named concern every mail. */
let earlyFault: ((moment: SmtpMoment) => SmtpFault | undefined) | undefined;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({
    apis: 0,
    smtp: sink,
    environment: { MAIL_RETRY_MS: String(MINUTE_MS), MAIL_TRY_FOR_MS: String(360 * MINUTE_MS), SWEEP_EVERY_MS: '100' },
  });
  api = await openTestApi(buildApp, stack.environment);
  sharing = openSharing(api.app, sink);
  await vi.waitUntil(async () => (await api.app.inject('/api/status')).json<{ sendgrid: boolean }>().sendgrid, {
    timeout: 80_000,
  });
  sink.misbehave((moment, recipient) => {
    if (recipient === undefined) return earlyFault?.(moment);
    const known = first.get(recipient) ?? { tries: 0, at: Date.now() };
    if (moment === 'RCPT') known.tries += 1;
    first.set(recipient, known);
    const fault = faults.get(recipient)?.(moment, known.tries, Date.now() - known.at);
    if (moment === 'answered' && fault === undefined) taken.push(recipient);
    return fault;
  });
});

afterAll(async () => {
  await api.close();
  await stack.stop();
  await sink.close();
});

const at =
  (wanted: SmtpMoment, fault: SmtpFault, isOn: (tries: number, sinceMs: number) => boolean = () => true): Faulty =>
  (moment, tries, sinceMs) =>
    moment === wanted && isOn(tries, sinceMs) ? fault : undefined;

type Row = { name: string; fault: Faulty; told: MailState; end: MailState; taken: number };
const once = (tries: number): boolean => tries === 1;

test.for<Row>([
  { name: 'agrees', fault: () => undefined, told: 'accepted', end: 'accepted', taken: 1 },
  {
    name: 'greylists for ten minutes',
    fault: at('RCPT', '451 4.7.1 greylisted', (_, sinceMs) => sinceMs < GREY_MINUTES * MINUTE_MS),
    told: 'waiting',
    end: 'accepted',
    taken: 1,
  },
  {
    name: 'drops the connection before the message',
    fault: at('RCPT', 'close', once),
    told: 'waiting',
    end: 'accepted',
    taken: 1,
  },
  {
    name: 'drops the connection with the message',
    fault: at('dot', 'close'),
    told: 'unsure',
    end: 'unsure',
    taken: 0,
  },
  {
    name: 'knows no such mailbox',
    fault: at('RCPT', '550 5.1.1 no such mailbox'),
    told: 'refused',
    end: 'refused',
    taken: 0,
  },
  {
    name: 'bounces the message',
    fault: at('dot', '554 5.7.1 refused'),
    told: 'refused',
    end: 'refused',
    taken: 0,
  },
  {
    name: 'greylists, then bounces',
    fault: (moment, tries) =>
      moment === 'RCPT' ? (tries === 1 ? '451 greylisted' : '550 5.1.1 no such mailbox') : undefined,
    told: 'waiting',
    end: 'refused',
    taken: 0,
  },
  {
    name: 'has a full mailbox for good',
    fault: at('RCPT', '552 5.2.2 mailbox full'),
    told: 'refused',
    end: 'refused',
    taken: 0,
  },
  {
    name: 'has a full mailbox for a while',
    fault: at('RCPT', '452 4.2.2 mailbox full', once),
    told: 'waiting',
    end: 'accepted',
    taken: 1,
  },
  {
    name: 'is slow',
    fault: at('dot', { afterMs: 12_000 }),
    told: 'sending',
    end: 'accepted',
    taken: 1,
  },
])('a mail server that $name: the sender learns the truth', async ({ name, fault, told, end, taken: count }) => {
  const recipient = `${name.replaceAll(/[^a-z]+/g, '-')}@example.org`;
  faults.set(recipient, fault);

  const { answer, cookie } = await mail(recipient);
  await expect.poll(async () => (await mailOf(cookie))?.mail, { timeout: 60_000 }).toBe(end);

  const said = { success: told === 'accepted', mail: told };
  expect([answer.statusCode, answer.body]).toEqual(
    told === 'refused' ? [422, 'The e-mail could not be delivered to this address.'] : [200, JSON.stringify(said)],
  );
  expect(taken.filter((to) => to === recipient)).toHaveLength(count);
  expect((await mailOf(cookie))?.isOwn).toBe(end !== 'refused');
});

test('a mail server whose TLS is broken gets the mail when it is mended, once', async () => {
  const broken = { EHLO: '250-sink\r\n250 STARTTLS', STARTTLS: '220 go ahead' } as const;
  await closePooled();
  // Not a moment earlier: sharing is not offered while the worker cannot reach the mail server.
  earlyFault = (moment) => (moment === 'EHLO' || moment === 'STARTTLS' ? broken[moment] : undefined);

  const { answer, cookie } = await mail('tls@example.org');
  const waiting = await mailOf(cookie);
  earlyFault = undefined;
  await expect.poll(async () => (await mailOf(cookie))?.mail, { timeout: 60_000 }).toBe('accepted');

  expect([answer.json(), waiting?.mail]).toEqual([{ success: false, mail: 'waiting' }, 'waiting']);
  expect(taken.filter((to) => to === 'tls@example.org')).toHaveLength(1);
});

test('the same mail asked for while it waits is sent once, and both are told that it waits', async () => {
  faults.set(
    'twice@example.org',
    at('RCPT', '451 greylisted', (tries) => tries < 3),
  );
  const { answer, cookie, analysisId } = await mail('twice@example.org');
  const again = await sharing.share({ analysisId, recipientEmail: 'twice@example.org' }, cookie);
  await expect.poll(async () => (await mailOf(cookie))?.mail, { timeout: 60_000 }).toBe('accepted');

  expect([answer, again].map((reply) => reply.json<{ success: boolean }>().success)).toEqual([false, false]);
  expect(taken.filter((to) => to === 'twice@example.org')).toHaveLength(1);
});

test('a reader who passes a link on sees the mail, and nothing to revoke', async () => {
  const owner = await mail('owner@example.org');
  const reader = await sharing.makeSharer();

  await sharing.share(
    { analysisId: shareIdIn(sharing.mailTo('owner@example.org')), recipientEmail: 'reader@example.org' },
    reader.cookie,
  );

  expect(await mailOf(reader.cookie)).toMatchObject({ framework: 'general', mail: 'accepted', isOwn: false });
  expect(await sharing.links(owner.cookie)).toHaveLength(1);
});

async function mail(recipientEmail: string) {
  const { cookie, analysisId } = await sharing.makeSharer();
  return { answer: await sharing.share({ analysisId, recipientEmail }, cookie), cookie, analysisId };
}

/** As the page reads it after a reload. */
const mailOf = async (cookie: string): Promise<SharedLink | undefined> => (await sharing.links<SharedLink>(cookie))[0];

/** A pooled connection is past its greeting: a fault of one mail ends it. */
async function closePooled(): Promise<void> {
  faults.set('pool@example.org', at('dot', 'close'));
  for (let mails = 0; mails < 5; mails += 1) await mail('pool@example.org');
}
