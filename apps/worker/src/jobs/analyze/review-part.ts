import { buildSentenceCheck, readSentenceCheck, sentencesOfAnswer, withoutSentences } from '@app/reading';
import { askSmall, SECOND_READING_MS } from '../small/ask-small.ts';
import type { PartWriterContext } from './write-and-store-part.ts';

export type Correction = { text: string; named: number };

/** Returns the answer of a part without the sentences that the second reader named. Undefined: nothing to change. */
export async function reviewPart(
  { services, stage, request }: PartWriterContext,
  text: string,
): Promise<Correction | undefined> {
  const sentences = sentencesOfAnswer(text);
  if (sentences.length === 0) return undefined;
  const named = await askSmall(services, stage, {
    task: 'second-reader',
    withinMs: SECOND_READING_MS,
    request: buildSentenceCheck(request.material, sentences),
    read: (answer) => readSentenceCheck(answer, sentences),
  });
  if (!named || named.length === 0) return undefined;
  const numbers = new Set(named.map(({ number }) => number));
  return { text: withoutSentences(text, numbers), named: named.length };
}
