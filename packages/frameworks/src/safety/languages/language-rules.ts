import type { ForbiddenReason } from '../forbidden-pattern.ts';

/**
 * Forbidden claims in one language, as regular expression sources for a lower-case sentence without its quotations. In
 * spaced scripts they match whole words. Every gap is bounded. Precision comes before recall: the second reader covers
 * what a rule cannot decide.
 */
export type LanguageRules = Exemptions & {
  claims: ClaimTable;
  /** Also withheld in a sentence that is exempt: advice, fitness for work, and statements that someone is healthy or safe. */
  claimsWithoutExemption: ClaimTable;
};

/** In the order in which they are tried. */
export type ClaimTable = Partial<Record<ForbiddenReason, readonly string[]>>;

export type Exemptions = {
  isSpaced: boolean;
  /** The sentence reports somebody's statement or leaves the matter open, so it makes no claim. */
  exemptions: readonly string[];
};

/** A pattern for up to `max` words before the next part. */
export const upTo = (max: number): string => String.raw`(?:\S+ ){0,${max}}?`;
