import { buildContext } from '@app/core/chat/build-context';
import { createLiveReply } from '@app/core/chat/live-reply';
import { REPLY_VERSION, replyInstructions } from '@app/core/chat/reply-instructions';
import { buildSentenceCheck, readSentenceCheck, sentencesOfText, textWithoutSentences } from '@app/reading';
import { reportWordsOf } from '@app/words/reports';
import type { WorkerServices } from '../../worker-services.ts';
import { callModel } from '../analyze/call-model.ts';
import { visitorHash } from '../analyze/visitor-hash.ts';
import type { StageContext } from '../run-stage.ts';
import { askSmall, SECOND_READING_MS } from '../small/ask-small.ts';
import { gatherContext } from './gather-context.ts';
import type { ReplyText } from './reply-text.ts';

/** Several times the requested length, even for scripts with one token per character. */
const OUTPUT_TOKENS = 2_000;

export type ChatReply = { text: string; quotesDropped: number };

/** Streams the reply sentence by sentence after the crisis card, then has it reviewed by the second reader. */
export async function writeReply(
  services: WorkerServices,
  stage: StageContext,
  { question, shown }: { question: string; shown: ReplyText },
): Promise<Omit<ChatReply, 'text'>> {
  const { analysis, signal } = stage;
  const { talk, kind, lang } = await gatherContext(services, stage, question);
  const { noAnswer } = reportWordsOf(lang).report.frame;
  const { turns, reports, source = '' } = talk;
  // Without earlier replies: otherwise a model's words could be quoted as the visitor's.
  const asked = [question, ...turns.map((turn) => turn.question)];
  const live = createLiveReply({ kind, noAnswer, quotable: [source, ...reports, ...asked] });
  const material = buildContext(talk);

  const { finish } = await callModel(services, {
    analysis,
    purpose: 'chat',
    instructions: replyInstructions,
    material,
    maxOutputTokens: OUTPUT_TOKENS,
    cacheKey: REPLY_VERSION,
    visitorHash: visitorHash(analysis),
    signal,
    onText: (chunk) => shown.append(live.push(chunk)),
  });
  shown.append(live.end(finish === 'length'));
  await reviewReply(services, stage, { material, shown, noAnswer });
  return { quotesDropped: live.quotesDropped };
}

/** Removes the sentences that the second reader names before the reply is stored. */
async function reviewReply(
  services: WorkerServices,
  stage: StageContext,
  { material, shown, noAnswer }: { material: string; shown: ReplyText; noAnswer: string },
): Promise<void> {
  const { body } = shown;
  if (body === noAnswer) return;
  const sentences = sentencesOfText(body);
  const named = await askSmall(services, stage, {
    task: 'second-reader',
    withinMs: SECOND_READING_MS,
    request: buildSentenceCheck(material, sentences),
    read: (answer) => readSentenceCheck(answer, sentences),
  });
  if (named && named.length > 0)
    shown.replace(textWithoutSentences(body, new Set(named.map(({ number }) => number))) || noAnswer);
}
