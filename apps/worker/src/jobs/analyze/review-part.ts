import { buildSecondReading, readSecondReading, sentencesOfAnswer, withoutSentences } from '@app/reading';
import { askSmall, SECOND_READING_MS } from '../small/ask-small.ts';
import type { Writing } from './ask-for-part.ts';

export type Correction = { text: string; named: number };

/** A part's answer without the sentences a second reader named. Undefined: it stays as it is. */
export async function reviewPart({ services, held, request }: Writing, text: string): Promise<Correction | undefined> {
  const sentences = sentencesOfAnswer(text);
  if (sentences.length === 0) return undefined;
  const named = await askSmall(services, held, {
    task: 'second-reader',
    withinMs: SECOND_READING_MS,
    request: buildSecondReading(request.material, sentences),
    read: (answer) => readSecondReading(answer, sentences),
  });
  if (!named || named.length === 0) return undefined;
  const numbers = new Set(named.map(({ number }) => number));
  return { text: withoutSentences(text, numbers), named: named.length };
}
