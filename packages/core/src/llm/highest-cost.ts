import type { ProviderId } from '@app/contract/models';
import { countInput } from './describe-call.ts';
import { findOffered, type Llm } from './llm.ts';
import { costOf } from './prices.ts';
import type { Question } from './question.ts';
import { noUsage } from './usage.ts';

/** Roles and marks a provider puts around what is sent. */
const FRAME_TOKENS = 100;
/** The calls of one report share their instructions and their material. */
const MOST_COUNTED = 32;
const counted = new Map<ProviderId, Map<string, number>>();

/** What a call may come to, in millionths of a dollar: nothing found in a cache, all the output it may have. */
export function highestCostOf(llm: Llm, question: Question): number {
  const offered = findOffered(llm, question);
  const { id, mostTokens } = offered.description;
  const inputTokens = FRAME_TOKENS + countInput(question, (text) => countOnce(id, text, mostTokens));
  const { maxOutputTokens: outputTokens } = question;
  // Where it has a price of its own, writing to the cache is the dearest way to be read.
  return costOf(offered.modelId, { ...noUsage, inputTokens, cacheWriteTokens: inputTokens, outputTokens });
}

function countOnce(id: ProviderId, text: string, count: (text: string) => number): number {
  const known = counted.get(id) ?? new Map<string, number>();
  counted.set(id, known);
  const tokens = known.get(text) ?? count(text);
  known.delete(text);
  known.set(text, tokens);
  const oldest = known.size > MOST_COUNTED ? known.keys().next() : undefined;
  if (oldest && !oldest.done) known.delete(oldest.value);
  return tokens;
}
