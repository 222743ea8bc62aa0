import type { Reading } from '../report.ts';
import type { TextSpan } from './fold-text.ts';

/** More readings on one sentence would repeat one observation. */
const MAX_READINGS = 2;

/** The passages that each reading of a lens rests on, in report order. */
export type UsedPassages = readonly (readonly TextSpan[])[];

/** The passages that a reading uses: none if it is not shown. */
export const passagesOf = ({ state, evidence, counter }: Reading): TextSpan[] =>
  state === 'read' ? [...evidence, ...counter] : [];

/** Keeps the passages that fewer than two readings use so far. */
export function filterUnusedPassages<Passage extends TextSpan>(
  passages: readonly Passage[],
  usedPassages: UsedPassages,
): Passage[] {
  return passages.filter(
    (passage) =>
      usedPassages.filter((spans) => spans.some((span) => isSamePassage(span, passage))).length < MAX_READINGS,
  );
}

/** Spans that differ by a few words are the same passage; two clauses of one sentence are two passages. */
export function isSamePassage(one: TextSpan, other: TextSpan): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared > 0 && shared * 2 >= Math.min(one.end - one.start, other.end - other.start);
}
