import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** A tokenizer takes the square of the time for a run without a break; a longer one than this is no word. */
const LONGEST_RUN = 128;
/** Letters, spaces and signs; digits are cut into threes by the tokenizer itself. */
const RUNS = /[\p{L}\p{M}]+|\s+|[^\s\p{L}\p{N}]+/gu;
/** A visitor may write the marks of a conversation: they are words like any other. */
const asWords = { disallowedSpecial: new Set<string>() };

/** Every tokenizer of bytes has at most one token for each: an upper bound for all texts and all models. */
export const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The tokens of o200k, and for runs no tokenizer is quick with their bytes: never fewer than the provider counts. */
export function mostO200kTokens(text: string): number {
  let most = 0;
  let start = 0;
  const add = (end: number): void => {
    if (end > start) most += 1 + countTokens(text.slice(start, end), asWords);
  };
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (run.length <= LONGEST_RUN) continue;
    add(index);
    most += bytesOf(run);
    start = index + run.length;
  }
  add(text.length);
  return Math.min(most, bytesOf(text));
}
