import { clauseWords } from './clauses/list.ts';

/** The languages whose negations are known. */
export const negations = clauseWords;
