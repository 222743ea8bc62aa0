import { countEnd } from '@app/core/analyses/count-end';
import { messagePlace } from '@app/core/analyses/sealed-places';
import { finishReply } from '@app/core/db/chat-turns';
import { AppError } from '@app/core/errors/app-error';
import type { Payload } from '@app/core/queue/jobs';
import { crisisLevel, renderCrisisCard } from '@app/core/report/safety/crisis';
import type { WorkerServices } from '../../worker-services.ts';
import { outlast } from '../outlast.ts';
import { type Held, runStage } from '../run-stage.ts';
import { type Reply, writeReply } from './write-reply.ts';

/** Answers one question in the chat: what the session holds is shown to the model, its reply checked, streamed and kept. */
export async function reply(services: WorkerServices, job: Payload<'reply'>, cancelled: AbortSignal): Promise<void> {
  await runStage(services, { ...job, stage: 'reply', cancelled }, answer);
}

async function answer(services: WorkerServices, held: Held): Promise<void> {
  const { db, vault, log } = services;
  const { analysis, key, input, liveText } = held;
  if (input.type !== 'chat') throw new AppError('INTERNAL');
  const { id, attempt, provider } = analysis;
  const began = performance.now();
  // Help comes before everything else and waits for no model.
  const card = renderCrisisCard(crisisLevel(input.content));
  if (card) liveText.append(card);
  const { text, quotesDropped } = await writeReply(services, held, { question: input.content, card }).catch(
    (error: unknown) => keepCard(services, held, { card, error }),
  );
  const sealedContent = vault.seal(key, messagePlace(id), text);
  if (!(await outlast(() => finishReply(db, { id, attempt, sealedContent })))) return;
  countEnd(services, analysis, 'done');
  liveText.send({ type: 'end', messageId: id });
  const durationMs = Math.round(performance.now() - began);
  log.info({ analysisId: id, attempt, provider, durationMs, outputChars: text.length, quotesDropped }, 'reply done');
}

/** Who asks for help gets the card, whatever becomes of the rest. */
function keepCard(
  { log }: WorkerServices,
  { analysis, liveText, signal }: Held,
  { card, error }: { card: string; error: unknown },
): Reply {
  if (!card || signal.aborted) throw error;
  log.warn({ analysisId: analysis.id, attempt: analysis.attempt, error }, 'reply is the help card alone');
  if (liveText.text !== card) liveText.replace(card);
  return { text: card, quotesDropped: 0 };
}
