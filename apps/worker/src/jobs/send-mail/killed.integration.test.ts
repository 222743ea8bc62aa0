import { readConfig } from '@app/core/config/config';
import { isMailOffered } from '@app/core/queue/mail-offer';
import { openServices, type Services } from '@app/core/services';
import { queueMail } from '@app/core/sharing/queue-mail';
import { postMail } from '@app/testkit/post-mail';
import { type SmtpMoment, type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** How often the test repeats all moments: once by default, FAULT_ROUNDS sets more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS || 1);

let sink: SmtpSink;
let stack: Stack;
let services: Services;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({
    apis: 0,
    workers: 0,
    smtp: sink,
    // Short locks, so that another worker soon takes over a dead worker's jobs.
    environment: { WORKER_LOCK_MS: '2000', WORKER_STALLED_CHECK_MS: '1000', SWEEP_EVERY_MS: '1000' },
  });
  services = openServices(readConfig({ LOG_LEVEL: 'silent', ...stack.environment }), 'steady');
});

afterAll(async () => {
  await services.close();
  await stack.stop();
  await sink.close();
});

/**
 * The server hangs at each of these moments for one mail. Before RCPT it cannot know whose mail it is, so it hangs for
 * the first one.
 */
const rounds: SmtpMoment[][] = [
  ['greeting', 'EHLO', 'MAIL'],
  ['RCPT', 'DATA', 'dot', 'answered'],
];

test('a worker killed at any moment of sending sends no mail twice', { timeout: 240_000 * ROUNDS }, async () => {
  const statuses: Record<string, number> = {};
  let worker = await stack.startWorker();
  await waitUntilOffered();

  for (const [round, moments] of Array.from({ length: ROUNDS }, () => rounds)
    .flat()
    .entries()) {
    const turns = new Set(moments);
    sink.misbehave((now, recipient) =>
      turns.has(now) && (recipient?.startsWith(`${now}-`) ?? true) && turns.delete(now) ? 'hang' : undefined,
    );
    const recipients = moments.map((moment) => `${moment}-${round}@example.org`);
    const posted = await Promise.all(recipients.map((recipient) => postMail(services, { recipient })));
    const ids = posted.map(({ mailId }) => mailId);
    for (const id of ids) await queueMail(services.queue, id);
    await expect.poll(() => sink.hanging().toSorted(), { timeout: 80_000 }).toEqual(moments.toSorted());
    await worker.kill('SIGKILL');
    sink.misbehave(undefined);
    worker = await stack.startWorker();
    await expect.poll(() => openOf(ids), { timeout: 80_000 }).toBe(0);
    for (const status of await statusesOf(ids)) statuses[status] = (statuses[status] ?? 0) + 1;
  }

  const received = sink.mails.flatMap(({ to }) => to);
  expect(received.length).toBe(new Set(received).size);
  expect(received.filter((recipient) => !/^(dot|answered)-/.test(recipient))).toEqual([]);
  expect(received).toHaveLength(2 * ROUNDS);
  expect((statuses.unknown ?? 0) + (statuses.sent ?? 0)).toBe(7 * ROUNDS);
});

async function waitUntilOffered(): Promise<void> {
  const { redis, config } = services;
  await expect.poll(() => isMailOffered(redis, config.REDIS_PREFIX), { timeout: 80_000 }).toBe(true);
}

async function openOf(ids: string[]): Promise<number> {
  return (await statusesOf(ids)).filter((status) => status === 'queued' || status === 'sending').length;
}

async function statusesOf(ids: string[]): Promise<string[]> {
  const rows = await stack.db.selectFrom('shareMails').select('status').where('id', 'in', ids).execute();
  return rows.map(({ status }) => status);
}
