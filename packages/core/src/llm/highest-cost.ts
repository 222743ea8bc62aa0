import { countInput } from './describe-call.ts';
import { findOffered, type Llm } from './llm.ts';
import { costOf } from './prices.ts';
import type { Question } from './question.ts';
import { noUsage } from './usage.ts';

/** Texts of all scripts have more bytes than this to a token; only noise has fewer. */
const BYTES_PER_TOKEN = 3;

/** What a call may come to, in millionths of a dollar: nothing found in a cache, all the output it may have. */
export function highestCostOf(llm: Llm, question: Question): number {
  const offered = findOffered(llm, question);
  const inputTokens = countInput(question, (text) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN));
  const { maxOutputTokens: outputTokens } = question;
  // Where it has a price of its own, writing to the cache is the dearest way to be read.
  return costOf(offered.modelId, { ...noUsage, inputTokens, cacheWriteTokens: inputTokens, outputTokens });
}
