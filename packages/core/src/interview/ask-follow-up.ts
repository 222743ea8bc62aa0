import type { FollowUp, InterviewQuestionId } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import type { VisitorLocale } from '@app/contract/visitor-locale';
import {
  bankFollowUp,
  cleanText,
  crisisLevel,
  detectLang,
  raiseByTriage,
  readStatedAge,
  renderCrisisCard,
  renderUnder18Notice,
} from '@app/reading';
import { langOf } from '@app/words/languages';
import { v7 as newId } from 'uuid';
import { turnTakes } from '../analyses/admission.ts';
import { takeQueueSlot } from '../analyses/overload.ts';
import { helpLinesOf } from '../config/help-lines.ts';
import { admit } from '../db/admission.ts';
import { AppError } from '../errors/app-error.ts';
import { llmQueue } from '../queue/jobs.ts';
import type { ApiServices } from '../services.ts';
import { quotaSubjectOf } from '../sessions/quota-subject.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { runMediaTask } from '../uploads/media-task.ts';
import { readWholeObject, writeObject } from '../uploads/stored-upload.ts';
import { encodeTask, FollowUpResult, type FollowUpTask } from './follow-up-task.ts';

export type AskFollowUp = {
  visitor: Visitor;
  /** The client's IP address. */
  address: string;
  questionId: InterviewQuestionId;
  answer: string;
  /** Nothing is asked about it: only the rules look at it. */
  isLast?: boolean | undefined;
  provider: ProviderId;
  /** False when no worker offers the model or the operator switched it off: the answer then goes nowhere. */
  isOffered: () => Promise<boolean>;
  locale: VisitorLocale;
};

/** Longer than both calls of the worker may take; the page says meanwhile what it waits for. */
const WAIT_MS = 12_000;

/**
 * One short question about an answer. The rules look at the answer before any model or store: what calls for help, or comes from
 * a writer under eighteen, is answered with fixed words and sent to nobody. Whenever the model has no usable question,
 * the bank's own follow-up takes its place.
 */
export async function askFollowUp(services: ApiServices, ask: AskFollowUp, closed: AbortSignal): Promise<FollowUp> {
  const { questionId, locale } = ask;
  const answer = cleanText(ask.answer);
  const lang = langOf(locale.language) ?? 'en';
  const bank: FollowUp = { question: bankFollowUp(questionId, lang), askedBy: 'bank' };
  if (!answer) return bank;
  const look = lookAt(services, answer, locale);
  const known = look.noticeOf();
  if (known) return { askedBy: 'bank', ...known };
  if (ask.isLast) return { askedBy: 'bank' };
  if (!(await ask.isOffered())) return bank;

  const payer = await quotaSubjectOf(services, ask.visitor, ask.address);
  await services.db.transaction().execute((transaction) => admit(transaction, turnTakes(services.config, payer)));
  const { provider } = ask;
  const task = { questionId, answer, lang, provider, payer, isAgeHinted: look.isAgeHinted };
  const { question, triage } = await runTask(services, task, closed);
  const notice = triage && look.noticeOf(triage);
  if (notice) return { askedBy: 'bank', ...notice };
  return question ? { question, askedBy: provider } : bank;
}

type Told = NonNullable<FollowUpResult['triage']>;
type Notice = Pick<FollowUp, 'notice' | 'isUnder18'>;
type Look = { isAgeHinted: boolean; noticeOf(told?: Told): Notice | undefined };

function lookAt({ config }: ApiServices, answer: string, locale: VisitorLocale): Look {
  const level = crisisLevel(answer);
  const age = readStatedAge(answer);
  const lines = helpLinesOf(config);
  return {
    isAgeHinted: age.says === 'hinted',
    noticeOf(told) {
      const language = detectLang(answer) ?? told?.language ?? locale.language;
      const card = renderCrisisCard(told ? raiseByTriage(level, told) : level, { lines, locale, language });
      if (age.says === 'stated') return { notice: renderUnder18Notice(age.language, card), isUnder18: true };
      if (told?.under18 === 'yes') return { notice: renderUnder18Notice(language, card), isUnder18: true };
      return card ? { notice: card } : undefined;
    },
  };
}

/** Has a worker ask the model. What fails or takes too long gives nothing; the visitor is not kept waiting for it. */
async function runTask(services: ApiServices, task: FollowUpTask, closed: AbortSignal): Promise<FollowUpResult> {
  const access = { id: newId(), key: services.vault.newContentKey() };
  const queue = llmQueue(task.provider);
  try {
    const place = await takeQueueSlot(services, { provider: task.provider, isFile: false });
    try {
      return await runMediaTask(
        services,
        {
          access,
          for: queue,
          limitMs: WAIT_MS,
          charge: () => {},
          async queue() {
            await writeObject(services, access, 'answer', encodeTask(task));
            await services.queue.add(queue, 'follow-up', { followUpId: access.id }, { key: access.id });
          },
          collect: async () => {
            const stored = await readWholeObject(services, access, 'follow-up');
            return FollowUpResult.parse(JSON.parse(stored.toString('utf8')));
          },
        },
        closed,
      );
    } finally {
      place.release();
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.warn({ uploadId: access.id, provider: task.provider, code: error.code }, 'follow-up left to the bank');
    return {};
  }
}
