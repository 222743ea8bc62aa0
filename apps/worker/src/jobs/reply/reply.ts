import { helpLinesOf } from '@app/core/config/help-lines';
import { recordAnalysisEnd } from '@app/core/analyses/record-analysis-end';
import { messageContext } from '@app/core/analyses/sealing-contexts';
import { finishReply } from '@app/core/db/chat-turns';
import { AppError } from '@app/core/errors/app-error';
import type { Payload } from '@app/core/queue/jobs';
import { detectCrisisLevel, detectLang, raiseByTriage, readStatedAge, renderCrisisCard } from '@app/reading';
import type { WorkerServices } from '../../worker-services.ts';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import { type StageContext, runWithInput } from '../run-stage.ts';
import { startTriage } from '../small-model/start-triage.ts';
import { type SideTasks, runWithSideTasks } from '../small-model/side-tasks.ts';
import { createReplyText, type ReplyText } from './reply-text.ts';
import { type ChatReply, writeReply } from './write-reply.ts';

/** Answers one chat question: gathers the context, calls the model, checks, streams and stores the reply. */
export async function reply(services: WorkerServices, job: Payload<'reply'>, closing: AbortSignal): Promise<void> {
  await runWithInput(services, { ...job, stage: 'reply', closing }, answer);
}

async function answer(services: WorkerServices, stage: StageContext): Promise<void> {
  const { db, vault, log } = services;
  const { analysis, key, liveText } = stage;
  const { id, attempt, provider } = analysis;
  const began = performance.now();
  const written = await runWithSideTasks(stage, (watched, sideTasks) => write(services, watched, sideTasks));
  const { text, quotesDropped } = 'notice' in written ? { text: written.notice, quotesDropped: 0 } : written;
  if (liveText.text !== text) liveText.replace(text);
  const sealedContent = vault.seal(key, messageContext(id), text);
  if (!(await retryWhileStoreIsDown(() => finishReply(db, { id, attempt, sealedContent })))) return;
  recordAnalysisEnd(services, analysis, 'done');
  liveText.send({ type: 'end', messageId: id });
  const durationMs = Math.round(performance.now() - began);
  log.info({ analysisId: id, attempt, provider, durationMs, outputChars: text.length, quotesDropped }, 'reply done');
}

async function write(services: WorkerServices, stage: StageContext, sideTasks: SideTasks): Promise<ChatReply> {
  const { input, liveText } = stage;
  if (input.type !== 'chat') throw new AppError('INTERNAL');
  const question = input.content;
  const level = detectCrisisLevel(question);
  const help = { lines: helpLinesOf(services.config), locale: input.locale, language: detectLang(question) };
  // The crisis card comes first and waits for no model.
  const shown = createReplyText(liveText, renderCrisisCard(level, help));
  const { triage } = await startTriage(
    services,
    { stage, sideTasks },
    { text: question, age: readStatedAge(question), crisis: level },
  );
  const raiseCrisis = async (): Promise<void> => {
    const result = await triage;
    if (result) shown.setCard(renderCrisisCard(raiseByTriage(level, result), help));
  };
  const triaged = sideTasks.run(raiseCrisis());
  const written = await writeReply(services, stage, { question, shown }).catch((error: unknown) => ({ error }));
  await triaged;
  stage.signal.throwIfAborted();
  return 'error' in written
    ? keepCard(services, stage, { shown, error: written.error })
    : { ...written, text: shown.text };
}

/** A visitor in a crisis gets the crisis card even if the reply fails. */
function keepCard(
  { log }: WorkerServices,
  { analysis }: StageContext,
  { shown, error }: { shown: ReplyText; error: unknown },
): ChatReply {
  if (!shown.card) throw error;
  log.warn(
    { analysisId: analysis.id, attempt: analysis.attempt, error },
    'reply failed, only the crisis card is stored',
  );
  return { text: shown.card, quotesDropped: 0 };
}
