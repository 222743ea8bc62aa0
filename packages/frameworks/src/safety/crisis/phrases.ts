/**
 * Regular expression sources, matched against a folded text: lower case, no accents, straight apostrophes, single spaces.
 * They may be written with accents: the sources are folded too. No upper-case escapes, and every gap is bounded.
 * In English they reach far beyond plain wording; in other languages they hold what is said plainly, and what is meant
 * without being said is left to the model that reads the text for it.
 */
export type CrisisPhrases = {
  /** Said in the first person: the card comes first. */
  active: readonly string[];
  /** May mean many things: the card stands beside the result. */
  ambiguous: readonly string[];
  /** Named, of anyone: the same, unless the sentence speaks of a book, a film or a study. */
  mentions: readonly string[];
  /** Everyday wording that is taken out before anything is looked for. */
  idioms: readonly string[];
};
