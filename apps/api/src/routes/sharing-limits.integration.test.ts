import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { postMail } from '@app/testkit/post-mail';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { mintCookie } from '../__fixtures__/mint-cookie.ts';

/** A subset on every run, all on request. */
const SUBMITS = Number(process.env.SHARE_SUBMITS || 300);

let sink: SmtpSink;
let stack: Stack;
let api: TestApi<FastifyInstance>;
let shareId: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({ apis: 0, smtp: sink });
  api = await openTestApi(buildApp, stack.environment);
  await vi.waitUntil(async () => (await api.app.inject('/api/status')).json<{ sendgrid: boolean }>().sendgrid, {
    timeout: 80_000,
  });
  ({ shareId } = await postMail(api.services, { recipient: 'first@example.org' }));
  await stack.db.deleteFrom('shareMails').execute(); // only its link is needed; the sweep would send the mail
  await stayWithinTheHour();
});

afterEach(async () => {
  await stack.db.deleteFrom('counters').execute();
  await stack.db.deleteFrom('shareMails').execute();
  sink.mails.length = 0;
});

afterAll(async () => {
  await api.close();
  await stack.stop();
  await sink.close();
});

test(`of ${SUBMITS} submits of one visitor exactly 5 become mails`, async () => {
  const cookie = await mintCookie(api.app);

  const statuses = await submit(SUBMITS, (index) => ({
    cookie,
    address: `10.0.${index % 250}.1`,
    recipient: `r${index}`,
  }));

  expect(statuses).toEqual({ 200: 5, 429: SUBMITS - 5 });
  expect(sink.mails).toHaveLength(5);
});

test(`of ${SUBMITS} submits of 100 visitors behind 10 addresses exactly 10 an address become mails`, async () => {
  const cookies = await runWithConcurrency(100, 8, () => mintCookie(api.app));

  const statuses = await submit(SUBMITS, (index) => ({
    cookie: cookies[index % 100] ?? '',
    address: `10.1.0.${index % 10}`,
    recipient: `r${index}`,
  }));

  expect(statuses).toEqual({ 200: 100, 429: SUBMITS - 100 });
  expect(sink.mails).toHaveLength(100);
});

test('all addresses of an IPv6 /64 count as one network', async () => {
  const statuses = await submit(20, (index) => ({ address: `2001:db8:1:2::${index + 1}`, recipient: `r${index}` }));

  expect(statuses).toEqual({ 200: 10, 429: 10 });
});

test('one recipient gets 3 mails a day in any spelling of the address', async () => {
  const spellings = ['bob', 'bob+a', 'BOB+b', 'Bob+c', 'boB+d'];

  const statuses = await submit(spellings.length, (index) => ({
    address: `10.2.0.${index}`,
    recipient: spellings[index] ?? '',
  }));

  expect(statuses).toEqual({ 200: 3, 429: 2 });
  expect(sink.mails).toHaveLength(3);
});

test('the circuit breaker allows 200 mails an hour in total', { timeout: 240_000 }, async () => {
  await stack.db.insertInto('counters').values(usedUp(190)).execute();

  const statuses = await submit(30, (index) => ({ address: `10.3.0.${index}`, recipient: `r${index}` }));

  expect(statuses).toEqual({ 200: 10, 429: 20 });
  expect(sink.mails).toHaveLength(10);
});

test('a refused mail leaves no row and uses no quota', async () => {
  const cookie = await mintCookie(api.app);
  await submit(5, (index) => ({ cookie, address: '10.4.0.1', recipient: `r${index}` }));
  const before = await rows();

  const answer = await post({ cookie, address: '10.4.0.1', recipient: 'late' });

  expect([answer.statusCode, answer.headers['x-error-code'], answer.body]).toEqual([
    429,
    'MAIL_LIMITED',
    'Too many e-mails were sent. Please try again tomorrow.',
  ]);
  const tomorrow = new Date(Date.now() + Number(answer.headers['retry-after']) * 1_000 + 60_000);
  expect(tomorrow.toISOString()).toMatch(/T00:0[01]/);
  expect(await rows()).toEqual(before);
});

test('50 concurrent requests for the same mail send it once and use the quota once', async () => {
  const cookie = await mintCookie(api.app);

  const statuses = await submit(50, () => ({ cookie, address: '10.5.0.1', recipient: 'once' }));

  const { counters } = await rows();
  expect(statuses).toEqual({ 200: 50 });
  expect(sink.mails).toHaveLength(1);
  expect(counters.map(({ used }) => Number(used))).toEqual([1, 1, 1, 1]);
});

test('without a mail server sharing is not offered and gets 503', async () => {
  const prefix = `${stack.environment['REDIS_PREFIX']}-silent`;
  const silent = await openTestApi(buildApp, { ...stack.environment, REDIS_PREFIX: prefix });

  const status = await silent.app.inject('/api/status');
  const answer = await post({ address: '10.6.0.1', recipient: 'silent' }, silent.app);
  await silent.close();

  expect(status.json()).toMatchObject({ sendgrid: false });
  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([503, 'MAIL_UNAVAILABLE']);
});

type Submit = { cookie?: string; address: string; recipient: string };

function post({ cookie, address, recipient }: Submit, app = api.app): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/share',
    headers: cookie ? { cookie } : {},
    remoteAddress: address,
    payload: { analysisId: shareId, senderEmail: 'ada@example.org', recipientEmail: `${recipient}@example.org` },
  });
}

/** Response counts by status. */
async function submit(count: number, make: (index: number) => Submit): Promise<Record<string, number>> {
  const answers = await runWithConcurrency(count, 32, (index) => post(make(index)));
  const counts: Record<string, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

async function rows() {
  return {
    mails: await stack.db.selectFrom('shareMails').select('id').orderBy('id').execute(),
    counters: await stack.db.selectFrom('counters').selectAll().orderBy('name').execute(),
  };
}

/** The global counter, as if this many mails had been sent this hour. */
function usedUp(used: number) {
  const name = `mail-everyone:${api.services.vault.nameHash('mail-everyone', '').toString('base64url')}`;
  return { name, windowStart: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000), used };
}
