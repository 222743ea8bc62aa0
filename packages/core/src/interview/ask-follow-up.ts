import type { FollowUp, InterviewQuestionId } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import type { VisitorLocale } from '@app/contract/visitor-locale';
import {
  findBankFollowUp,
  cleanText,
  detectCrisisLevel,
  detectLang,
  raiseByTriage,
  readStatedAge,
  renderCrisisCard,
  renderUnder18Notice,
} from '@app/reading';
import { langOf } from '@app/words/languages';
import { v7 as newId } from 'uuid';
import { listChatCounterUses } from '../analyses/admission.ts';
import { reserveQueueSlot } from '../analyses/overload.ts';
import { helpLinesOf } from '../config/help-lines.ts';
import { incrementDailyCounters } from '../db/admission.ts';
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
  /** No question follows it; only the word rules check it. */
  isLast?: boolean | undefined;
  provider: ProviderId;
  /** False when no worker offers the model or the operator switched it off: the answer then goes nowhere. */
  isOffered: () => Promise<boolean>;
  locale: VisitorLocale;
};

/** Longer than both calls of the worker may take; meanwhile the page says what it waits for. */
const WAIT_MS = 12_000;

/**
 * One short question about an answer. The word rules check the answer before any model or store: a crisis or a writer
 * under eighteen gets fixed words, and the answer is sent to nobody. When the model has no usable question, the bank's
 * own follow-up replaces it.
 */
export async function askFollowUp(services: ApiServices, ask: AskFollowUp, closed: AbortSignal): Promise<FollowUp> {
  const { questionId, locale } = ask;
  const answer = cleanText(ask.answer);
  const lang = langOf(locale.language) ?? 'en';
  const bank: FollowUp = { question: findBankFollowUp(questionId, lang), askedBy: 'bank' };
  if (!answer) return bank;
  const check = checkByRules(services, answer, locale);
  const known = check.noticeOf();
  if (known) return { askedBy: 'bank', ...known };
  if (ask.isLast) return { askedBy: 'bank' };
  if (!(await ask.isOffered())) return bank;

  const quotaSubject = await quotaSubjectOf(services, ask.visitor, ask.address);
  await services.db
    .transaction()
    .execute((transaction) => incrementDailyCounters(transaction, listChatCounterUses(services.config, quotaSubject)));
  const { provider } = ask;
  const task = { questionId, answer, lang, provider, quotaSubject, isAgeHinted: check.isAgeHinted };
  const { question, triage } = await runTask(services, task, closed);
  const notice = triage && check.noticeOf(triage);
  if (notice) return { askedBy: 'bank', ...notice };
  return question ? { question, askedBy: provider } : bank;
}

type TriageResult = NonNullable<FollowUpResult['triage']>;
type Notice = Pick<FollowUp, 'notice' | 'isUnder18'>;
type RuleCheck = { isAgeHinted: boolean; noticeOf(triage?: TriageResult): Notice | undefined };

function checkByRules({ config }: ApiServices, answer: string, locale: VisitorLocale): RuleCheck {
  const level = detectCrisisLevel(answer);
  const age = readStatedAge(answer);
  const lines = helpLinesOf(config);
  return {
    isAgeHinted: age.says === 'hinted',
    noticeOf(triage) {
      const language = detectLang(answer) ?? triage?.language ?? locale.language;
      const card = renderCrisisCard(triage ? raiseByTriage(level, triage) : level, { lines, locale, language });
      if (age.says === 'stated') return { notice: renderUnder18Notice(age.language, card), isUnder18: true };
      if (triage?.under18 === 'yes') return { notice: renderUnder18Notice(language, card), isUnder18: true };
      return card ? { notice: card } : undefined;
    },
  };
}

/**
 * Has a worker ask the model. The result is empty when that fails or takes too long, so that the visitor does not wait
 * for it.
 */
async function runTask(services: ApiServices, task: FollowUpTask, closed: AbortSignal): Promise<FollowUpResult> {
  const access = { id: newId(), key: services.vault.newContentKey() };
  const queue = llmQueue(task.provider);
  try {
    const queueSlot = await reserveQueueSlot(services, { provider: task.provider, isFile: false });
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
      queueSlot.release();
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.warn(
      { uploadId: access.id, provider: task.provider, code: error.code },
      'follow-up failed, the bank asks',
    );
    return {};
  }
}
