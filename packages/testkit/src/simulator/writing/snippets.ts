import { splitWords } from './observe-text.ts';

/** Pieces of a passage, letter for letter, short enough to stand inside a sentence. */

const CLAUSE_END = /[,;:.!?。！？，；：、…—–()（）]|\s-\s|\n/u;
const edges = /^[\s"'“”‘’«»„()[\]—–-]+|[\s"'“”‘’«»„()[\].,;:!?。！？，；：、…—–-]+$/gu;
/** A piece that was cut off must not end on one of these. */
const weak =
  /\s+(a|an|the|and|or|but|of|to|in|on|at|for|from|with|by|as|that|than|my|your|his|her|our|their|i|we|he|she|they|it|is|was|be|been|were|are|had|have|has|so|very|not|no|if|when|because|who|which|would|could|will|can|me|you|this|these|those|one|how|what)$/iu;

export function trimEdges(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(edges, '').replaceAll('”', '').replaceAll('“', '');
}

/** The first words of the first clause. */
export function firstWords(text: string, limit = 6): string {
  const clauses = trimEdges(text).split(CLAUSE_END);
  const clause = trimEdges(clauses.find((part) => part.trim() !== '') ?? '');
  // A clause that is only a little longer is better left whole.
  if (splitWords(clause).length <= limit + 2) return clause;
  return dropWeakEnd(cutAfter(clause, limit));
}

/** The last words of the last clause. */
export function lastWords(text: string, limit = 5): string {
  const clause = trimEdges(
    trimEdges(text)
      .split(CLAUSE_END)
      .findLast((part) => part.trim() !== '') ?? '',
  );
  const extra = splitWords(clause).length - limit;
  const end = extra <= 0 ? clause : clause.slice(cutAfter(clause, extra).length);
  return trimEdges(end).replace(/^(and|or|but|of|than|that)\s+/i, '');
}

function cutAfter(text: string, words: number): string {
  let end = 0;
  for (const word of splitWords(text).slice(0, words)) end = text.indexOf(word, end) + word.length;
  return text.slice(0, end);
}

function dropWeakEnd(text: string): string {
  const shorter = text.replace(weak, '');
  return shorter === text || splitWords(shorter).length < 2 ? text : dropWeakEnd(shorter);
}
