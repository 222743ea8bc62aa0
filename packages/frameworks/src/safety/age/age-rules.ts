/**
 * How a writer says that they are under eighteen. Sources of regular expressions over lower-case text without accents,
 * with `<age>` for a number from 6 to 17 in digits or words, and `<teen>` for one from 13 to 17, which is no hour of the
 * day. Every repetition is bounded.
 */
export type AgeRules = {
  /** Two letters, as ISO 639-1 has them. */
  language: string;
  /** 6 to 12 in words, as the language writes them without accents. */
  numbers: string;
  /** 13 to 17. */
  teens: string;
  /** The writer, now: this decides. */
  plain: readonly string[];
  /** Anywhere before a plain statement in its sentence: somebody else speaks, or it is a story or a dream. */
  told: string;
  /** Before a plain statement in its clause: another time, or no fact. */
  notNow: string;
  /** The writer may be young, or may speak of someone who is, or of school: worth waiting for a closer look. */
  hints: readonly string[];
  /** The writer has been an adult for a while: a plain statement is then a memory or a part in a story. */
  adult: string;
};

/** Behind a number that stands for an age and counts nothing else: the clause ends there. */
export const END = String.raw`(?=[.,;!?)\]]| ?$)`;
/** The same, or it goes on with one of these. */
export const endOr = (next: string): string => `(?:${END}|(?=${next}))`;
