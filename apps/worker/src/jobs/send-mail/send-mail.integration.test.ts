import { randomBytes } from 'node:crypto';
import { readConfig } from '@app/core/config/config';
import { mailSettings } from '@app/core/config/mail-settings';
import { announceMail, isMailOffered } from '@app/core/queue/mail-offer';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { openServices } from '@app/core/services';
import { revokeShare } from '@app/core/sharing/own-shares';
import { newVisitorSecret } from '@app/core/vault/vault';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { postMail } from '@app/testkit/post-mail';
import { type SmtpFault, type SmtpMoment, type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MailServices, withMailer } from '../../worker-services.ts';
import { checkMailServer } from './check-mail-server.ts';
import { sendMail } from './send-mail.ts';
import { sweepMails } from './sweep-mails.ts';

let database: TestDatabase;
let sink: SmtpSink;
let services: MailServices;

beforeAll(async () => {
  [database, sink] = await Promise.all([makeDatabase(), startSmtpSink()]);
  services = openWith(sink.url);
});

afterEach(() => sink.misbehave(undefined));

afterAll(async () => {
  services.mailer.close();
  await deleteKeys(services.config.REDIS_URL, services.config.REDIS_PREFIX);
  await Promise.all([services.close(), sink.close()]);
  await database.drop();
});

test('repeated jobs send a mail once and remove its content', async () => {
  const { mailId } = await postMail(services, { recipient: 'once@example.org' });

  await run(mailId);
  await run(mailId);
  await run(mailId);

  expect(countOf('once@example.org')).toBe(1);
  expect(await rowOf(mailId)).toEqual({ status: 'sent', tries: 1, sealedMail: null, workerKey: null });
});

test('concurrent jobs send one mail, which ends as sent', async () => {
  const { mailId } = await postMail(services, { recipient: 'same@example.org' });

  await Promise.all(Array.from({ length: 10 }, () => run(mailId)));

  expect(countOf('same@example.org')).toBe(1);
  expect(await rowOf(mailId)).toMatchObject({ status: 'sent', sealedMail: null });
});

test('a mail with a refused recipient fails, and its share is removed', async () => {
  const { mailId, linkId } = await postMail(services, { recipient: 'refused@example.org' });
  sink.misbehave(at('RCPT', '550 no such mailbox'));

  const outcome = await run(mailId);

  expect(outcome).toBe('ended');
  expect(await rowOf(mailId)).toEqual({ status: 'failed', tries: 1, sealedMail: null, workerKey: null });
  expect(await hasShare(linkId)).toBe(false);
});

test('a temporarily refused mail is retried and arrives once', async () => {
  const { mailId } = await postMail(services, { recipient: 'later@example.org' });

  sink.misbehave(at('RCPT', '451 later'));
  const first = await run(mailId);
  sink.misbehave(at('MAIL', 'close'));
  const second = await run(mailId);
  sink.misbehave(undefined);
  const third = await run(mailId);

  expect([first, second, third]).toEqual(['again', 'again', 'ended']);
  expect(countOf('later@example.org')).toBe(1);
  expect(await rowOf(mailId)).toMatchObject({ status: 'sent', tries: 3 });
});

test('the pauses between tries double, and no try comes before its time', async () => {
  const { mailId } = await postMail(services, { recipient: 'paused@example.org' });
  sink.misbehave(at('RCPT', '451 later'));

  const pauses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await run(mailId);
    pauses.push(await pauseOf(mailId));
  }
  await sendMail(services, { mailId });

  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((minutes) => minutes * 60));
  expect(await rowOf(mailId)).toMatchObject({ status: 'queued', tries: 8 });
});

test('a mail that no server takes fails after six hours, and its share is removed', async () => {
  const { mailId, linkId } = await postMail(services, { recipient: 'never@example.org' });
  sink.misbehave(at('RCPT', '451 later'));
  await run(mailId);

  await age(mailId, 5.9);
  const inTime = await run(mailId);
  await age(mailId, 6.1);
  const tooLate = await run(mailId);

  expect([inTime, tooLate]).toEqual(['again', 'ended']);
  expect(await rowOf(mailId)).toEqual({ status: 'failed', tries: 2, sealedMail: null, workerKey: null });
  expect(await hasShare(linkId)).toBe(false);
});

test('a mail whose connection breaks after the message is never sent again', async () => {
  const { mailId, linkId } = await postMail(services, { recipient: 'broken@example.org' });
  sink.misbehave(at('dot', 'close'));

  const first = await run(mailId);
  sink.misbehave(undefined);
  const second = await run(mailId);

  expect([first, second]).toEqual(['ended', 'ended']);
  expect(countOf('broken@example.org')).toBe(1);
  expect(await rowOf(mailId)).toEqual({ status: 'unknown', tries: 1, sealedMail: null, workerKey: null });
  expect(await hasShare(linkId)).toBe(true);
});

test('a mail whose share was revoked is not sent', async () => {
  const owner = newVisitorSecret();
  const { mailId, linkId } = await postMail(services, { recipient: 'revoked@example.org', owner });

  await revokeShare(services, { secret: owner }, linkId);
  await run(mailId);

  expect(countOf('revoked@example.org')).toBe(0);
  expect(await rowOf(mailId)).toMatchObject({ status: 'failed', sealedMail: null });
});

test('the sweep requeues lost mails and ends interrupted sends as unknown', async () => {
  const [waiting, young, sending] = await Promise.all(
    ['waiting', 'young', 'sending'].map((name) => postMail(services, { recipient: `${name}@example.org` })),
  );
  const old = [waiting?.mailId ?? '', sending?.mailId ?? ''];
  const before = new Date(Date.now() - 60_000);
  await database.db.updateTable('shareMails').set({ createdAt: before }).where('id', 'in', old).execute();
  const left = database.db.updateTable('shareMails').set({ status: 'sending', tries: 1 });
  await left.where('id', '=', sending?.mailId ?? '').execute();

  await sweepMails(services);
  await sweepMails(services);

  const states = [waiting, young, sending].map((mail) => services.queue.has('mail', mail?.mailId ?? ''));
  expect(await Promise.all(states)).toEqual([true, false, false]);
  expect(await rowOf(sending?.mailId ?? '')).toMatchObject({ status: 'unknown', sealedMail: null });
});

test('mail is offered only while the server accepts the login', async () => {
  const { redis, config } = services;
  const isOffered = () => isMailOffered(redis, config.REDIS_PREFIX);
  const lost = openWith('smtp://127.0.0.1:1', config.REDIS_PREFIX);

  await checkMailServer(services);
  const good = await isOffered();
  const keptMs = await redis.pttl(`${config.REDIS_PREFIX}:mail-offer`);
  sink.misbehave(at('greeting', '554 closed'));
  await checkMailServer(services);
  const refused = await isOffered();
  await announceMail(redis, config.REDIS_PREFIX);
  await checkMailServer(lost);
  const gone = await isOffered();
  lost.mailer.close();
  await lost.close();

  expect([good, refused, gone]).toEqual([true, false, false]);
  expect(keptMs).toBeGreaterThan(60_000);
  expect(keptMs).toBeLessThanOrEqual(180_000);
});

const at =
  (moment: SmtpMoment, fault: SmtpFault) =>
  (now: SmtpMoment): SmtpFault | undefined =>
    now === moment ? fault : undefined;

/** Tries now, whatever the pause; `again` if the mail waits for another try. */
async function run(mailId: string): Promise<'ended' | 'again'> {
  await database.db.updateTable('shareMails').set({ notBefore: null }).where('id', '=', mailId).execute();
  await sendMail(services, { mailId });
  return (await rowOf(mailId))?.status === 'queued' ? 'again' : 'ended';
}

async function age(mailId: string, hours: number): Promise<void> {
  const createdAt = new Date(Date.now() - hours * 3_600_000);
  await database.db.updateTable('shareMails').set({ createdAt }).where('id', '=', mailId).execute();
}

/** Seconds until the next try, rounded to ten. */
async function pauseOf(mailId: string): Promise<number> {
  const row = await database.db
    .selectFrom('shareMails')
    .select('notBefore')
    .where('id', '=', mailId)
    .executeTakeFirstOrThrow();
  return Math.round(((row.notBefore?.getTime() ?? 0) - Date.now()) / 10_000) * 10;
}

const countOf = (recipient: string): number => sink.mails.filter(({ to }) => to.includes(recipient)).length;

async function rowOf(mailId: string): Promise<{ status: string } | undefined> {
  return database.db
    .selectFrom('shareMails')
    .select(['status', 'tries', 'sealedMail', 'workerKey'])
    .where('id', '=', mailId)
    .executeTakeFirst();
}

async function hasShare(linkId: string): Promise<boolean> {
  const row = await database.db.selectFrom('shares').select('id').where('id', '=', linkId).executeTakeFirst();
  return row !== undefined;
}

function openWith(smtpUrl: string, prefix = `test-${randomBytes(6).toString('hex')}`): MailServices {
  const config = readConfig({
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379',
    REDIS_PREFIX: prefix,
    SERVER_KEYS: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://analysis.example/',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'mail@analysis.example',
  });
  const settings = mailSettings(config);
  if (!settings) throw new Error('no settings for mail');
  return withMailer(openServices(config, 'steady'), settings);
}
