import type { Reading } from '../report.ts';
import type { Span } from './fold-text.ts';

/** Several readings on one sentence are one observation, told several times. */
const MOST_READINGS = 2;

/** The passages each reading of a lens rests on, in the order of the report. */
export type TakenPassages = readonly (readonly Span[])[];

/** What is not shown carries nothing. */
export const passagesOf = ({ state, evidence, counter }: Reading): Span[] =>
  state === 'read' ? [...evidence, ...counter] : [];

/** The spans whose passage carries fewer than two readings so far. */
export function freePassages<Passage extends Span>(passages: readonly Passage[], taken: TakenPassages): Passage[] {
  return passages.filter(
    (passage) => taken.filter((spans) => spans.some((span) => isSamePassage(span, passage))).length < MOST_READINGS,
  );
}

/** A few words more or less are the same passage; two clauses of one sentence are two. */
function isSamePassage(one: Span, other: Span): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared > 0 && shared * 2 >= Math.min(one.end - one.start, other.end - other.start);
}
