import { sentence } from './grammar.ts';

/** What joins the parts of a report. */
export const frame = {
  simulated: 'Simulated model: made for trying the product, not written by an AI provider.',
  /** A name and its result, as a heading; also where a quote comes from, and the quote. */
  titled: (title: string, result: string) => `${title}: ${result}`,
  /** A clause as a sentence of its own: it may begin small and end with or without a full stop. */
  sentence: (clause: string) => sentence(clause),
  /** Whole sentences, one after the other. */
  paragraph: (sentences: readonly string[]) => sentences.join(' '),
  /** Parts of one clause. */
  clauses: (parts: readonly string[]) => parts.join(', '),
  /** Above quotes that were looked at where nothing was seen, and above those that speak against a reading. */
  lookedAt: 'Looked at:',
  against: 'Against:',
  /** In place of an answer of the chat. */
  noAnswer:
    'No answer to this could be given that rests on the analysis and its material. Another question, or the same one in other words, may lead further.',
} as const;
