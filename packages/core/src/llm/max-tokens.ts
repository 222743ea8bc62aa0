import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** A tokenizer needs quadratic time for an unbroken run; a run longer than this is no word. */
const LONGEST_RUN = 128;
/** Letters, spaces and symbols. The tokenizer itself splits digits into groups of three. */
const RUNS = /[\p{L}\p{M}]+|\s+|[^\s\p{L}\p{N}]+/gu;
/** Special tokens in a visitor's text count as ordinary text. */
const asWords = { disallowedSpecial: new Set<string>() };

/** A byte-level tokenizer emits at most one token per byte: an upper bound for all texts and all models. */
export const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Counts o200k tokens, and bytes for runs that no tokenizer handles quickly. Never fewer than the provider counts. */
export function maxO200kTokens(text: string): number {
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
