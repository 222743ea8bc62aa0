import { buildContext } from '@app/core/chat/build-context';
import { createLiveReply } from '@app/core/chat/live-reply';
import { REPLY_VERSION, replyInstructions } from '@app/core/chat/reply-instructions';
import type { WorkerServices } from '../../worker-services.ts';
import { callModel } from '../analyze/call-model.ts';
import { visitorHash } from '../analyze/visitor-hash.ts';
import type { Held } from '../run-stage.ts';
import { gatherContext } from './gather-context.ts';

/** Several times what is asked for, also in scripts that take a token for a character. */
const OUTPUT_TOKENS = 2_000;

export type Reply = { text: string; quotesDropped: number };

/** One plain stream, let through sentence by sentence behind the card. */
export async function writeReply(
  services: WorkerServices,
  held: Held,
  { question, card }: { question: string; card: string },
): Promise<Reply> {
  const { analysis, liveText, signal } = held;
  const { talk, kind } = await gatherContext(services, held, question);
  const { turns, reports, source = '' } = talk;
  const said = [question, ...turns.flatMap((turn) => [turn.question, turn.answer])];
  const live = createLiveReply({ kind, card, quotable: [source, ...reports, ...said] });
  let text = card;
  const show = (piece: string): void => {
    if (piece === '') return;
    text += piece;
    liveText.append(piece);
  };

  const { finish } = await callModel(services, {
    analysis,
    purpose: 'chat',
    instructions: replyInstructions,
    material: buildContext(talk),
    maxOutputTokens: OUTPUT_TOKENS,
    cacheKey: REPLY_VERSION,
    visitorHash: visitorHash(analysis),
    signal,
    onText: (chunk) => show(live.push(chunk)),
  });
  show(live.end(finish === 'length'));
  return { text, quotesDropped: live.quotesDropped };
}
