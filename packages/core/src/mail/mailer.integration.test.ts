import { randomUUID } from 'node:crypto';
import { hostileAddresses } from '@app/testkit/hostile-addresses';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type SmtpFault, type SmtpMoment, type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type MailSettings, mailSettings } from '../config/mail-settings.ts';
import { isMailAddress } from './mail-address.ts';
import { type Mailer, MAX_CONCURRENT_MAILS, openMailer } from './mailer.ts';
import type { MailOutcome } from './mail-outcome.ts';

/** A subset by default; MAIL_ADDRESSES sets the full 10,000. */
const ADDRESSES = Number(process.env.MAIL_ADDRESSES || 250);
const FROM = 'mail@analysis.example';
const link = 'https://analysis.example/share/0123456789012345678901234567890123456789012';

let sink: SmtpSink;
let settings: MailSettings;
let mailer: Mailer;

beforeAll(async () => {
  sink = await startSmtpSink();
  settings = settingsFor(sink.url);
  mailer = openMailer(settings, { connectionTimeout: 500, greetingTimeout: 500, dnsTimeout: 500, socketTimeout: 500 });
});

afterEach(() => sink.misbehave(undefined));

afterAll(async () => {
  mailer.close();
  await sink.close();
});

test(`${ADDRESSES} fuzzed addresses that pass each name exactly one recipient, themselves, and add no header`, async () => {
  const local = fc.stringMatching(/^[A-Za-z0-9_+'.-]{1,64}$/);
  const domain = fc.oneof(
    fc.domain(),
    fc.domain().map((text) => text.toUpperCase()),
  );
  const plain = fc.tuple(local, domain).map((parts) => parts.join('@'));
  const passing = fc.sample(fc.oneof(plain, fc.emailAddress()).filter(isMailAddress), ADDRESSES);
  // Domains are case-insensitive, and the library writes them in lower case.
  const named = passing.map((address) => address.replace(/@.*/, (end) => end.toLowerCase())).toSorted();
  const before = sink.recipients.length;

  const sent = await runWithConcurrency(passing.length, MAX_CONCURRENT_MAILS, async (index) => {
    const address = passing[index] ?? '';
    const sender = passing[(index + 1) % passing.length] ?? '';
    const { outcome } = await mailer.send({ id: randomUUID(), sender, recipient: address, link });
    return outcome;
  });

  const mails = sink.mails.slice(-passing.length);
  expect(new Set(sent)).toEqual(new Set(['sent']));
  expect(sink.recipients.slice(before).toSorted()).toEqual(named);
  expect(mails.filter(({ from, to }) => from !== FROM || to.length !== 1)).toEqual([]);
  expect(new Set(mails.map(({ message }) => headerNames(message)))).toEqual(new Set([EXPECTED_HEADERS]));
  const wrong = mails.filter(({ to, message }) => headerOf(message, 'To') !== to[0]);
  expect(wrong).toEqual([]);
  expect(mails.map(({ message }) => headerOf(message, 'Reply-To') ?? '').toSorted()).toEqual(named);
});

test('the mail library accepts hostile addresses, and the address check refuses them all', async () => {
  const before = sink.recipients.length;

  await runWithConcurrency(hostileAddresses.length, MAX_CONCURRENT_MAILS, (index) =>
    mailer.send({ id: randomUUID(), sender: FROM, recipient: hostileAddresses[index] ?? '', link }),
  );

  expect(sink.recipients.length).toBeGreaterThan(before);
  expect(hostileAddresses.filter(isMailAddress)).toEqual([]);
});

test('the mail holds fixed text, the sender and the link, as plain text and as HTML that loads nothing', async () => {
  const id = randomUUID();
  await mailer.send({ id, sender: "o'neil@example.ie", recipient: 'bob@example.org', link });

  const { message } = sink.mails.at(-1) ?? { message: '' };
  const body = message.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
  expect(headerOf(message, 'Message-ID')).toBe(`<${id}@analysis.example>`);
  expect(headerOf(message, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(message, 'X-Auto-Response-Suppress')).toBe('All');
  expect(headerOf(message, 'From')).toBe('AI Personality Analysis <mail@analysis.example>');
  expect(headerOf(message, 'Subject')).toBe('A personality analysis was shared with you');
  expect(body).toContain("address o'neil@example.ie has shared");
  expect(body).toContain('address o&#39;neil@example.ie has shared');
  expect(body.split(link)).toHaveLength(3);
  expect(body).toContain('30 days');
  expect(body).toContain('written by an AI');
  expect(body).toContain('not a diagnosis');
  expect(body).toContain('you can ignore this e-mail');
  expect(body).not.toMatch(/<(img|table|script|link|style)|src=|url\(/i);
});

const at =
  (moment: SmtpMoment, fault: SmtpFault) =>
  (now: SmtpMoment): SmtpFault | undefined =>
    now === moment ? fault : undefined;

test.for<[string, MailOutcome, ReturnType<typeof at>]>([
  ['hangs up before it greets', 'postponed', at('greeting', 'close')],
  ['says nothing at first', 'postponed', at('greeting', 'hang')],
  ['greets with a refusal', 'postponed', at('greeting', '554 not today')],
  ['does not take our name', 'postponed', at('EHLO', '421 busy')],
  ['refuses the sender for now', 'postponed', at('MAIL', '451 later')],
  ['refuses the sender', 'refused', at('MAIL', '550 no')],
  ['hangs up after the sender', 'postponed', at('MAIL', 'close')],
  ['refuses the recipient', 'refused', at('RCPT', '550 no such mailbox')],
  ['refuses the recipient for now', 'postponed', at('RCPT', '451 greylisted')],
  ['hangs up after the recipient', 'postponed', at('RCPT', 'close')],
  ['says nothing to the recipient', 'postponed', at('RCPT', 'hang')],
  ['does not want the message now', 'postponed', at('DATA', '452 full')],
  ['refuses the message', 'refused', at('dot', '554 spam')],
  ['refuses the message for now', 'postponed', at('dot', '451 later')],
  ['hangs up when it has the message', 'unknown', at('dot', 'close')],
  ['says nothing when it has the message', 'unknown', at('dot', 'hang')],
  ['hangs up when it has taken the message', 'sent', at('answered', 'close')],
])('a server that %s: %s', async ([, expected, fault]) => {
  // A fresh connection: the pool would reuse one that is already past the greeting.
  const fresh = openMailer(settings, {
    connectionTimeout: 300,
    greetingTimeout: 300,
    dnsTimeout: 300,
    socketTimeout: 300,
  });
  sink.misbehave(fault);

  const { outcome } = await fresh.send({ id: randomUUID(), sender: FROM, recipient: 'bob@example.org', link });
  fresh.close();

  expect(outcome).toBe(expected);
});

test('a mail to an unreachable server is postponed', async () => {
  const gone = await startSmtpSink();
  await gone.close();
  const lost = openMailer(settingsFor(gone.url));

  const { outcome } = await lost.send({ id: randomUUID(), sender: FROM, recipient: 'bob@example.org', link });
  const verified = await lost.verify().then(
    () => true,
    () => false,
  );
  lost.close();

  expect([outcome, verified]).toEqual(['postponed', false]);
});

test('a pooled connection closed by the server loses no mail', async () => {
  const before = sink.mails.length;
  const send = () => mailer.send({ id: randomUUID(), sender: FROM, recipient: 'bob@example.org', link });
  await send();
  sink.misbehave(at('MAIL', 'close'));
  const broken = await send();
  sink.misbehave(undefined);

  const again = await send();

  expect([broken.outcome, again.outcome]).toEqual(['postponed', 'sent']);
  expect(sink.mails.length - before).toBe(2);
});

test('the transport itself never tries a mail again', async () => {
  const send = () => mailer.send({ id: randomUUID(), sender: FROM, recipient: 'bob@example.org', link });
  await send();
  let tries = 0;
  sink.misbehave((moment) => {
    if (moment !== 'MAIL') return undefined;
    tries += 1;
    return 'close';
  });

  const { outcome } = await send();

  expect([outcome, tries]).toEqual(['postponed', 1]);
});

const EXPECTED_HEADERS =
  'auto-submitted,content-type,date,from,message-id,mime-version,reply-to,subject,to,x-auto-response-suppress';

/** The names of the message headers, sorted. */
function headerNames(message: string): string {
  const names = unfold(message).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return names.toSorted().join(',');
}

function headerOf(message: string, name: string): string | undefined {
  const line = unfold(message).find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

function unfold(message: string): string[] {
  const [head = ''] = message.split('\r\n\r\n');
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
}

function settingsFor(url: string): MailSettings {
  const config = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    REDIS_URL: 'redis://127.0.0.1:6379',
    SERVER_KEYS: Buffer.alloc(32, 1).toString('base64'),
    PUBLIC_URL: 'https://analysis.example',
    MAIL_FROM: FROM,
    SMTP_URL: url,
  });
  const found = mailSettings(config);
  if (!found) throw new Error('no settings for mail');
  return found;
}
