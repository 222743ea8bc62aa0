import { abandonMail, claimMail, type ClaimedMail, postponeMail, settleMail } from '@app/core/db/share-mails';
import type { Payload } from '@app/core/queue/jobs';
import { openMailContent } from '@app/core/sharing/mail-content';
import { langOf } from '@app/words/languages';
import type { MailServices } from '../../worker-services.ts';

/** Servers that greylist want minutes; later tries cost them and us little. */
const MAX_WAIT_MS = 1_800_000;

/**
 * Sends one mail at most once: the row becomes `sending` before the worker connects, and the mail is queued again only
 * if it was certainly not delivered: with growing pauses, by the sweep, until it is too late. The lease shows that a worker is still sending it.
 */
export async function sendMail(services: MailServices, { mailId }: Payload<'send-mail'>): Promise<void> {
  const { db, leases, config } = services;
  const tryForMs = config.MAIL_TRY_FOR_MS;
  const claimed = await claimMail(db, mailId, { tryForMs, holder: leases });
  if (!claimed) return abandonMail(db, mailId, tryForMs);
  const lease = { id: mailId, epoch: claimed.tries };
  leases.hold(lease);
  try {
    await sendClaimed(services, claimed);
  } finally {
    await leases.release(lease);
  }
}

async function sendClaimed(services: MailServices, claimed: ClaimedMail): Promise<void> {
  const { db, mailer, publicUrl, config, log, metrics, trace } = services;
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
  await postponeMail(db, claimed, Math.min(config.MAIL_RETRY_MS * 2 ** (claimed.tries - 1), MAX_WAIT_MS));
}
