import { readConfig } from '@app/core/config/config';
import { isMailOffered } from '@app/core/queue/mail-offer';
import { openServices, type Services } from '@app/core/services';
import { queueMail } from '@app/core/sharing/queue-mail';
import { postMail } from '@app/testkit/post-mail';
import { type SmtpMoment, type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import type { Member } from '@app/testkit/start-member';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** How often the test repeats all moments: once by default, FAULT_ROUNDS sets more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS || 1);

let sink: SmtpSink;
let stack: Stack;
let services: Services;
let worker: Member;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({
    processes: true,
    apis: 0,
    workers: 0,
    smtp: sink,
    // Short locks, so that another worker soon takes over a dead worker's jobs.
    environment: { WORKER_LOCK_MS: '2000', WORKER_STALLED_CHECK_MS: '1000', SWEEP_EVERY_MS: '1000' },
  });
  services = openServices(readConfig({ LOG_LEVEL: 'silent', ...stack.environment }), 'steady');
  worker = await stack.startWorker();
  const { redis, config } = services;
  await vi.waitUntil(() => isMailOffered(redis, config.REDIS_PREFIX), { timeout: 80_000 });
});

afterAll(async () => {
  await services.close();
  await stack.stop();
  await sink.close();
});

/**
 * The mails of one round hang at these moments, in this order: the worker waits 30 s for a reply, but only 10 s for a
 * greeting, and it closes the connection of a sent mail.
 */
const rounds: { moments: SmtpMoment[]; received: SmtpMoment[] }[] = [
  { moments: ['MAIL', 'EHLO', 'greeting'], received: [] },
  { moments: ['RCPT', 'DATA', 'dot', 'answered'], received: ['dot', 'answered'] },
];

test.for(rounds)(
  'a worker killed at any moment of sending sends no mail twice: $moments',
  { timeout: 240_000 * ROUNDS },
  async ({ moments, received }) => {
    const recipientOf = (moment: SmtpMoment, round: number): string => `${moment}-${round}@example.org`;
    const ids: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const open: string[] = [];
      for (const moment of moments) open.push(await hangAt(moment, recipientOf(moment, round)));
      const hanging = sink.hanging();
      await worker.kill('SIGKILL');
      expect(hanging).toEqual(expect.arrayContaining(moments));
      sink.misbehave(undefined);
      worker = await stack.startWorker();
      await expect.poll(() => openOf(open), { timeout: 80_000 }).toBe(0);
      ids.push(...open);
    }

    const recipients = sink.mails
      .flatMap(({ to }) => to)
      .filter((to) => moments.some((one) => to.startsWith(`${one}-`)));
    const expected = Array.from({ length: ROUNDS }, (_, round) => received.map((moment) => recipientOf(moment, round)));
    expect(recipients.toSorted()).toEqual(expected.flat().toSorted());
    expect((await statusesOf(ids)).filter((status) => status !== 'unknown' && status !== 'sent')).toEqual([]);
  },
);

/**
 * Posts a mail and resolves when it hangs. Before RCPT the server cannot know whose mail it is, so every session hangs,
 * a check of the mail server too.
 */
async function hangAt(moment: SmtpMoment, recipient: string): Promise<string> {
  sink.misbehave((now, to) => (now === moment && (to ?? recipient) === recipient ? 'hang' : undefined));
  const { mailId } = await postMail(services, { recipient });
  await queueMail(services.queue, mailId);
  await expect.poll(() => statusesOf([mailId]), { timeout: 80_000 }).not.toEqual(['queued']);
  await expect.poll(() => sink.hanging(), { timeout: 80_000, interval: 10 }).toContain(moment);
  return mailId;
}

async function openOf(ids: string[]): Promise<number> {
  return (await statusesOf(ids)).filter((status) => status === 'queued' || status === 'sending').length;
}

async function statusesOf(ids: string[]): Promise<string[]> {
  const rows = await stack.db.selectFrom('shareMails').select('status').where('id', 'in', ids).execute();
  return rows.map(({ status }) => status);
}
