import { findFramework } from '@app/frameworks/index';
import { ProviderId } from '@app/contract/models';
import { v7 as newId } from 'uuid';
import { findEarlier, idempotencyOf } from '../analyses/idempotency.ts';
import { messageContext, reportContext } from '../analyses/sealing-contexts.ts';
import { insertFinishedCopy } from '../db/finished-copies.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import { ensureSession } from '../sessions/ensure-session.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { openShare } from './read-share.ts';

type CopyShare = { visitor: Visitor; sessionLabel: string; shareId: string; simulated: boolean };

/**
 * Copies a shared report into the reader's own session, so that they can chat about it. While the idempotency key
 * exists (24 hours), the same link is copied only once. The source text is not copied: it stays with the visitor who
 * shared the report.
 */
export async function copyShare(services: Services, copy: CopyShare): Promise<string> {
  const { db, vault } = services;
  const { linkId, snapshot } = await openShare(services, copy.shareId);
  const { document } = snapshot;
  const session = await ensureSession(services, copy.visitor, copy.sessionLabel);
  const id = newId();
  // The colon keeps this key apart from those of callers, which contain none.
  const idempotency = idempotencyOf(services, session, `share:${linkId}`, ['share', linkId]);
  if (!idempotency) throw new AppError('INTERNAL');
  const outcome = await insertFinishedCopy(
    db,
    {
      id,
      sessionId: session.id,
      framework: document.framework,
      frameworkVersion: findFramework(document.framework)?.version ?? 1,
      provider: ProviderId.parse(document.provider),
      kind: document.report.kind,
      simulated: copy.simulated,
      lang: document.lang,
      sealedReport: vault.seal(session.key, reportContext(id), JSON.stringify(document.report)),
      sealedContent: vault.seal(session.key, messageContext(id), document.text),
    },
    idempotency,
  );
  if (outcome === 'inserted') return id;
  const earlier = await findEarlier(services, session.id, idempotency);
  if (!earlier) throw new AppError('NOTHING_TO_DISCUSS'); // "New Analysis" cleared the session meanwhile.
  return earlier;
}
