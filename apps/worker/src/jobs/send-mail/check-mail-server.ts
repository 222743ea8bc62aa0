import { announceMail, withdrawMail } from '@app/core/queue/mail-offer';
import type { MailServices } from '../../worker-services.ts';

/** Logs in to the mail server. Sharing is offered only while it accepts the login. */
export async function checkMailServer({ mailer, redis, config, log }: MailServices): Promise<void> {
  const fault = await mailer.verify().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (!fault) return announceMail(redis, config.REDIS_PREFIX);
  log.warn({ role: 'mail', ...fault }, 'mail server not usable');
  await withdrawMail(redis, config.REDIS_PREFIX);
}
