import { sentencesOfAnswer, withoutSentences } from '@app/reading';
import { findNamedSentences } from '../small-model/find-named-sentences.ts';
import type { PartWriterContext } from './write-part.ts';

export type Correction = { text: string; named: number };

/** Returns the answer of a part without the sentences that the second reader named. Undefined: nothing to change. */
export async function reviewPart(
  { services, stage, request }: PartWriterContext,
  text: string,
): Promise<Correction | undefined> {
  const sentences = sentencesOfAnswer(text);
  if (sentences.length === 0) return undefined;
  const named = await findNamedSentences(services, stage, request.material, sentences);
  return named.size === 0 ? undefined : { text: withoutSentences(text, named), named: named.size };
}
