import type { VisitorLocale } from '@app/contract/visitor-locale';
import type { ProviderId } from '@app/contract/models';
import { v7 as newId } from 'uuid';
import { listChatCounterUses } from '../analyses/admission.ts';
import type { AnalysisInput } from '../analyses/analysis-input.ts';
import { findEarlier, idempotencyOf } from '../analyses/idempotency.ts';
import { reserveQueueSlot } from '../analyses/overload.ts';
import { queueAnalysis } from '../analyses/queue-analysis.ts';
import { inputContext, messageContext } from '../analyses/sealing-contexts.ts';
import { findDiscussable, insertTurn } from '../db/chat-turns.ts';
import type { QueueSlot } from '../db/queue-lengths.ts';
import { refuseSwitchedOff } from '../db/switches.ts';
import { AppError } from '../errors/app-error.ts';
import { cleanText } from '@app/reading';
import type { Services } from '../services.ts';
import { findOwnSession, type OwnedSession } from '../sessions/authorise.ts';
import { extendSession } from '../sessions/extend-session.ts';
import { quotaSubjectOf } from '../sessions/quota-subject.ts';
import type { Visitor } from '../sessions/visitor.ts';

export type StartReply = {
  visitor: Visitor;
  /** The client's IP address. */
  address: string;
  sessionLabel: string;
  /** The analysis the question is about; by default the newest. */
  aboutId?: string | undefined;
  provider: ProviderId;
  content: string;
  locale?: VisitorLocale | undefined;
  simulated: boolean;
  idempotencyKey?: string | undefined;
};

/** Each turn sends the conversation so far, so a chat has a maximum length. */
const MAX_TURNS = 50;

/** Stores the question, then queues its reply. The sweep queues the reply if Redis fails. */
export async function startReply(services: Services, start: StartReply): Promise<string> {
  const { db } = services;
  const content = cleanText(start.content);
  if (!content) throw new AppError('MESSAGE_MISSING');
  const session = await findOwnSession(services, start.visitor, start.sessionLabel);
  const about = session && (await findDiscussable(db, session.id, start.aboutId));
  if (!about) throw new AppError('NOTHING_TO_DISCUSS');
  await refuseSwitchedOff(db, { providers: [start.provider], framework: about.framework });
  const queueSlot = await reserveQueueSlot(services, { provider: start.provider, isFile: false });
  try {
    await extendSession(services, start.visitor, session);
    return await accept(services, { ...start, content }, { session, aboutId: about.id, queueSlot });
  } finally {
    queueSlot.release();
  }
}

type ReplyPlan = { session: OwnedSession; aboutId: string; queueSlot: QueueSlot };

async function accept(
  services: Services,
  start: StartReply,
  { session, aboutId, queueSlot }: ReplyPlan,
): Promise<string> {
  const { db, vault, log } = services;
  const { visitor, provider, content, simulated } = start;
  // In this order, because messages of one moment sort by id and the reply gets the turn's id.
  const messageId = newId();
  const id = newId();
  const input: AnalysisInput = { type: 'chat', content, messageId, locale: start.locale };
  const idempotency = idempotencyOf(services, session, start.idempotencyKey, [
    'chat',
    provider,
    content,
    ...(start.aboutId ? [start.aboutId] : []),
  ]);
  const quotaSubject = await quotaSubjectOf(services, visitor, start.address);
  const outcome = await insertTurn(
    db,
    {
      id,
      sessionId: session.id,
      aboutId,
      provider,
      simulated,
      quotaSubject,
      sealedInput: vault.seal(session.key, inputContext(id), JSON.stringify(input)),
      workerKey: vault.wrapForWorker(session.key, id),
      question: { id: messageId, sealedContent: vault.seal(session.key, messageContext(messageId), content) },
    },
    { maxTurns: MAX_TURNS, uses: listChatCounterUses(services.config, quotaSubject), idempotency },
  );
  if (outcome === 'gone') throw new AppError('NOTHING_TO_DISCUSS');
  if (outcome === 'refused') {
    const earlier = idempotency && (await findEarlier(services, session.id, idempotency));
    if (!earlier) throw new AppError('CHAT_FULL');
    return earlier;
  }

  queueSlot.keep();
  await queueAnalysis(services.queue, { id, stage: 'reply', provider, attempt: 0 }).catch((error: unknown) => {
    log.warn({ analysisId: id, error }, 'reply not queued, the sweep will do it');
  });
  log.info({ analysisId: id, provider, inputChars: content.length }, 'reply queued');
  return id;
}
