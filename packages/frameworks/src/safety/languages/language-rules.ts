import type { ForbiddenReason } from '../forbidden-pattern.ts';

/**
 * Forbidden claims in one language, as regular expression sources for a lower-case sentence without its quotations. In
 * spaced scripts they match whole words. Every gap is bounded. Precision comes before recall: the second reader covers
 * what a rule cannot decide.
 */
export type LanguageRules = {
  isSpaced: boolean;
  /** The sentence reports somebody's statement or leaves the matter open, so it makes no claim. */
  excused: readonly string[];
  claims: readonly { reason: ForbiddenReason; words: readonly string[] }[];
  /** Also withheld in an excused sentence: advice, fitness for work, and statements that someone is healthy or safe. */
  always: readonly { reason: ForbiddenReason; words: readonly string[] }[];
};

/** Up to this many words before the next part. */
export const upTo = (most: number): string => String.raw`(?:\S+ ){0,${most}}?`;
