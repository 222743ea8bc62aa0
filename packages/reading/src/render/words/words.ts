import { english } from './english.ts';

/** Everything the report itself says, in one language. Another language is another module of this type. */
export type ReportWords = typeof english;

/** In the words of `language`; English is the only one so far. */
export const wordsOf = (_context: object): ReportWords => english;
