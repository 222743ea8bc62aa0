import { buildSecondReading, readSecondReading, sentencesOfAnswer, withoutSentences } from '@app/reading';
import { askSmallModel, SECOND_READING_MS } from '../small-model/ask-small-model.ts';
import type { PartWriterContext } from './write-and-store-part.ts';

export type Correction = { text: string; named: number };

/** Returns the answer of a part without the sentences that the second reader named. Undefined: nothing to change. */
export async function reviewPart(
  { services, stage, request }: PartWriterContext,
  text: string,
): Promise<Correction | undefined> {
  const sentences = sentencesOfAnswer(text);
  if (sentences.length === 0) return undefined;
  const named = await askSmallModel(services, stage, {
    task: 'second-reader',
    withinMs: SECOND_READING_MS,
    request: buildSecondReading(request.material, sentences),
    read: (answer) => readSecondReading(answer, sentences),
  });
  if (!named || named.length === 0) return undefined;
  const numbers = new Set(named.map(({ number }) => number));
  return { text: withoutSentences(text, numbers), named: named.length };
}
