import { mailSettings } from '@app/core/config/mail-settings';
import { MAX_CONCURRENT_MAILS } from '@app/core/mail/mailer';
import type { QueueName } from '@app/core/queue/jobs';
import { CHECK_MAIL_EVERY_MS } from '@app/core/queue/mail-offer';
import { type Handlers, startWorkers } from '@app/core/queue/workers';
import type { Services } from '@app/core/services';
import { checkMailServer } from './jobs/send-mail/check-mail-server.ts';
import { sendMail } from './jobs/send-mail/send-mail.ts';
import { sweepMails } from './jobs/send-mail/sweep-mails.ts';
import { type WorkerRole, settingsFor } from './worker-role.ts';
import { withMailer } from './worker-services.ts';

/** Mails links to shared analyses. Undefined without a configured mail server. */
export function startMailRole(services: Services): WorkerRole | undefined {
  const { config, redis, log } = services;
  const settings = mailSettings(config);
  if (!settings) return undefined;
  const mail = withMailer(services, settings);
  const queues: QueueName[] = ['mail'];
  const handlers: Partial<Handlers> = { 'send-mail': (payload) => sendMail(mail, payload) };
  const workers = startWorkers(redis, handlers, services, settingsFor(config, queues, MAX_CONCURRENT_MAILS));
  const check = (): void =>
    void checkMailServer(mail).catch((error: unknown) => log.warn({ error }, 'mail server not checked'));
  const sweep = (): void => void sweepMails(mail).catch((error: unknown) => log.warn({ error }, 'mails not swept'));
  check(); // not awaited: a slow mail server must not delay analyses
  const timers = [setInterval(check, CHECK_MAIL_EVERY_MS), setInterval(sweep, config.SWEEP_EVERY_MS)];
  return {
    workers,
    queues,
    async close() {
      timers.forEach((timer) => clearInterval(timer));
      await workers.close(config.WORKER_GRACE_MS);
      mail.mailer.close();
    },
  };
}
