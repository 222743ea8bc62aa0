/**
 * The words of one language that change the meaning of the words beside them, as alternatives of a regular expression.
 * They are matched as whole words, without regard to case.
 */
export type ClauseWords = {
  /** The script has no spaces, so the alternatives match inside a run of characters. */
  isDense?: true;
  /** A negation may stand at the end of its clause, far from the words it denies. */
  isNegatedLast?: true;
  /** Deny words before or after them. */
  negations: string;
  /** Deny or weaken only the words after them. */
  denials: string;
  /** Take back the words right before them, even across a comma. */
  retractions: string;
  /** Make the following words hypothetical. */
  conditions: string;
  /** Open a clause the next one depends on: "If I were braver, I would sell it". */
  openers: string;
  /** The same where the condition stands at the end of the clause. */
  closers?: string;
  /** Marks that end a clause, if not all commas do. */
  commas?: string;
  /** End a clause, in addition to punctuation. */
  joints: string;
  /** Begin something new after a quote; before it a negation may apply to both sides. */
  ands: string;
  /** What follows an and-word that joins two parts of one clause: "trusting him and believing him". */
  joined?: string;
  /** A clause that begins with one of these has its subject, so an and-word after it begins a new clause. */
  subjects?: string;
  /** How a further member of a list begins after a comma: "I never lied, cheated or stole". */
  listed?: string;
  /** How a part after a comma begins that depends on the words before it: "Ich glaube nicht, dass er mich liebt". */
  dependent?: string;
  /** How a sentence begins (or how the quote ends) whose main clause follows only after a comma. */
  topics?: string;
  /** "When he told me I said ..." reports a moment, not somebody else's words. */
  times: string;
  /** Somebody else is speaking: matched with case right before the quote, with the speaker in `who`. */
  speakers: readonly string[];
};
