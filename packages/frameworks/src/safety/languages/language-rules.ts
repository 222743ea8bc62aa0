import type { ForbiddenReason } from '../forbidden-pattern.ts';

/**
 * What a sentence in one language may not claim, as parts of regular expressions on a sentence in lower case and without
 * its quotations. In spaced scripts each part is looked for between the ends of words. Every gap is bounded. Precision
 * comes before recall: what a rule cannot tell for certain is left to the model that reads a second time.
 */
export type LanguageRules = {
  isSpaced: boolean;
  /** The sentence reports what somebody said, or leaves the matter open: nothing in it is a claim. */
  excused: readonly string[];
  claims: readonly { reason: ForbiddenReason; words: readonly string[] }[];
  /** Withheld in an excused sentence as well: advice, fitness for work, and words that call someone healthy or safe. */
  always: readonly { reason: ForbiddenReason; words: readonly string[] }[];
};

/** At most so many words, then what follows. */
export const upTo = (most: number): string => String.raw`(?:\S+ ){0,${most}}?`;
