import { type MailState, SHARE_DAYS } from '@app/contract/sharing';
import { v7 as newId } from 'uuid';
import { readReportDocument } from '../analyses/report-document.ts';
import { incrementWithinLimits } from '../db/counters.ts';
import { findEarlierMail, insertMail } from '../db/share-mails.ts';
import { holdSession } from '../db/sessions.ts';
import { insertShare, type NewShare } from '../db/shares.ts';
import { AppError } from '../errors/app-error.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { isMailOffered } from '../queue/mail-offer.ts';
import type { Services } from '../services.ts';
import { authoriseAnalysis } from '../sessions/authorise.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { hashShareToken, newShareToken } from '../vault/vault.ts';
import { sealMailContent } from './mail-content.ts';
import { listMailCounterUses } from './mail-limits.ts';
import { queueMail } from './queue-mail.ts';
import { openShare } from './read-share.ts';
import { toShareId } from './share-id.ts';
import { snapshotContext, takeSnapshot } from './snapshot.ts';
import { waitForMail } from './wait-for-mail.ts';

export type ShareAnalysis = {
  visitor: Visitor;
  /** The client's IP address. */
  address: string;
  /** The visitor's own analysis, or a copy that someone shared with them. */
  source: { analysisId: string } | { shareId: string };
  sender: string;
  recipient: string;
  preview?: string | undefined;
};

/** The mailed link. `copy` is the new share with its session; absent when an existing link is passed on. */
type Link = {
  linkId: string;
  subjectId: string;
  shareId: string;
  framework: string;
  /** The language of the report and of the mail. */
  lang: string | undefined;
  /** Of the owner; a reader passes on a link without one. */
  sessionId?: string;
  copy?: NewShare;
};

/** Commits the row, then queues it. Returns what became of the mail after its first try or when the wait timed out. */
export async function shareAnalysis(services: Services, share: ShareAnalysis, closed: AbortSignal): Promise<MailState> {
  const { redis, config, queue, log } = services;
  if (!isMailAddress(share.sender) || !isMailAddress(share.recipient)) throw new AppError('EMAIL_INVALID');
  if (!(await isMailOffered(redis, config.REDIS_PREFIX).catch(() => false))) throw new AppError('MAIL_UNAVAILABLE');
  const link = await linkFor(services, share);
  const { mailId, earlier } = await store(services, share, link);
  if (earlier) return earlier; // the same link went to the same address before
  await queueMail(queue, mailId).catch((error: unknown) => {
    log.warn({ error }, 'mail not queued, the sweep will do it');
  });
  const state = await waitForMail(services, mailId, closed);
  if (state === 'refused' || state === 'gave-up') throw new AppError('MAIL_REFUSED');
  return state ?? 'sending';
}

async function linkFor(services: Services, { source, visitor, preview }: ShareAnalysis): Promise<Link> {
  const { vault } = services;
  if ('shareId' in source) {
    const { linkId, snapshot } = await openShare(services, source.shareId);
    const { framework, lang } = snapshot.document;
    return { linkId, subjectId: linkId, shareId: source.shareId, framework, lang };
  }
  const owned = await authoriseAnalysis(services, visitor, source.analysisId);
  const document = await readReportDocument(services, owned);
  const snapshot = takeSnapshot(document, preview);
  const linkId = newId();
  const token = newShareToken();
  const key = vault.newContentKey();
  return {
    linkId,
    subjectId: source.analysisId,
    shareId: toShareId(token),
    framework: document.framework,
    lang: document.lang,
    sessionId: owned.session.id,
    copy: {
      id: linkId,
      tokenHash: hashShareToken(token),
      visitorHash: vault.visitorHash(visitor.secret),
      framework: document.framework,
      wrappedKey: vault.wrapForShare(key, linkId, token),
      sealedSnapshot: vault.seal(key, snapshotContext(linkId), JSON.stringify(snapshot)),
    },
  };
}

/** Stores mail, counters and share in one commit. `earlier` is the state of the same mail, if it was sent before. */
async function store(
  services: Services,
  share: ShareAnalysis,
  { linkId, subjectId, shareId, framework, lang, sessionId, copy }: Link,
): Promise<{ mailId: string; earlier?: MailState | undefined }> {
  const { db, vault } = services;
  const { sender, recipient, visitor } = share;
  const id = newId();
  const recipientHash = vault.nameHash('mail-to', recipient.toLowerCase());
  const uses = await listMailCounterUses(services, share);
  return db.transaction().execute(async (transaction) => {
    // A clear moves the owner's shares to a new visitor hash. A share inserted after it would be lost to the owner.
    if (sessionId && !(await holdSession(transaction, sessionId))) throw new AppError('NOT_FOUND');
    const isFirst = await insertMail(transaction, {
      id,
      shareId: linkId,
      subjectId,
      recipientHash,
      visitorHash: vault.visitorHash(visitor.secret),
      framework,
      ...sealMailContent(services, id, { sender, recipient, shareId, lang }),
    });
    if (!isFirst)
      return { mailId: id, earlier: (await findEarlierMail(transaction, { subjectId, recipientHash })) ?? 'sending' };
    const refused = await incrementWithinLimits(transaction, uses);
    if (refused.length > 0) throw new AppError('MAIL_LIMITED');
    if (copy) await insertShare(transaction, copy, SHARE_DAYS);
    return { mailId: id };
  });
}
