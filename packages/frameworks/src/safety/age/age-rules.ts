/**
 * Statements of a writer that they are under eighteen: regular expression sources for lower-case text without accents,
 * with `<age>` for a number from 6 to 17 in digits or words, and `<teen>` for 13 to 17, which cannot be confused with
 * an hour. Every repetition is bounded.
 */
export type AgeRules = {
  /** An ISO 639-1 code. */
  language: string;
  /** 6 to 12 in words, without accents. */
  numbers: string;
  /** 13 to 17. */
  teens: string;
  /** A present statement about the writer: decisive. */
  plain: readonly string[];
  /** Anywhere before a plain statement in its sentence: somebody else is speaking, or it is a story or a dream. */
  reported: string;
  /** Before a plain statement in its clause: another time, or not a fact. */
  notNow: string;
  /** The writer may be young, or may mention a young person or school: the analysis waits for triage. */
  hints: readonly string[];
  /** The writer has been an adult for a while, so a plain statement is a memory or part of a story. */
  adult: string;
};

/** After an age that counts nothing else: the end of the clause. */
export const END = String.raw`(?=[.,;!?)\]]| ?$)`;
/** The end of the clause, or one of these continuations. */
export const endOr = (next: string): string => `(?:${END}|(?=${next}))`;
