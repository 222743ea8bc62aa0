import { abandonMail, claimMail, type ClaimedMail, postponeMail, settleMail } from '@app/core/db/share-mails';
import { AppError } from '@app/core/errors/app-error';
import type { Payload } from '@app/core/queue/jobs';
import { openMailContent } from '@app/core/sharing/mail-content';
import { langOf } from '@app/words/languages';
import type { MailServices } from '../../worker-services.ts';

export const MAX_TRIES = 5;

/**
 * Sends one mail at most once: the row becomes `sending` before the worker connects, and the mail is queued again only
 * if it was certainly not delivered. The lease shows that a worker is still sending it.
 */
export async function sendMail(services: MailServices, { mailId }: Payload<'send-mail'>): Promise<void> {
  const { db, leases } = services;
  const claimed = await claimMail(db, mailId, { maxTries: MAX_TRIES, holder: leases });
  if (!claimed) return abandonMail(db, mailId, MAX_TRIES);
  const lease = { id: mailId, epoch: claimed.tries };
  leases.hold(lease);
  try {
    await sendClaimed(services, claimed);
  } finally {
    await leases.release(lease);
  }
}

async function sendClaimed(services: MailServices, claimed: ClaimedMail): Promise<void> {
  const { db, mailer, publicUrl, log, metrics, trace } = services;
  const { id: mailId } = claimed;
  const letter = openMailContent(services, claimed);
  if (!letter) return settleMail(db, claimed, 'failed');

  const { sender, recipient, shareId, lang } = letter;
  const link = `${publicUrl.replace(/\/$/, '')}/share/${shareId}`;
  const began = performance.now();
  const { outcome, fault } = await trace.inSpan('mail send', { attempt: claimed.tries }, async (span) => {
    const sent = await mailer.send({ id: mailId, sender, recipient, link, lang: langOf(lang) ?? 'en' });
    span.note({ outcome: sent.outcome });
    return sent;
  });
  metrics.count('app_mails_total', { mail: outcome });
  const facts = { status: outcome, attempt: claimed.tries, durationMs: Math.round(performance.now() - began) };
  if (outcome === 'sent') log.info(facts, 'mail sent');
  else log.warn({ ...facts, error: fault }, 'mail not sent');

  if (outcome !== 'postponed') return settleMail(db, claimed, outcome === 'refused' ? 'failed' : outcome);
  if (claimed.tries >= MAX_TRIES) return settleMail(db, claimed, 'failed');
  await postponeMail(db, claimed);
  throw new AppError('SERVICE_UNAVAILABLE', { cause: fault }); // the queue retries after a backoff
}
