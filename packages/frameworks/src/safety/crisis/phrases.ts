/**
 * Regular expression sources, matched against folded text: lower case, no accents, straight apostrophes, single spaces.
 * The sources are folded too, so they may contain accents; they must not use upper-case escapes, and every gap is
 * bounded. The English ones cover far more than plain wording. Those of other languages cover plain statements; triage
 * by a model covers implied ones.
 */
export type CrisisPhrases = {
  /** First-person statements: the crisis card comes first. */
  active: readonly string[];
  /** Ambiguous statements: the card is shown beside the result. */
  ambiguous: readonly string[];
  /** Mentions about anyone: the same, unless the sentence is about a book, a film or a study. */
  mentions: readonly string[];
  /** Everyday idioms that are removed before the search. */
  idioms: readonly string[];
};
