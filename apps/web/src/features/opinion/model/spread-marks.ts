import type { ComparedRow } from '@app/contract/comparisons';

export type PlacedMark = { column: number; at: number; isThin: boolean; lane: number };

/** Closer than this, in points of 100, two marks would cover each other. */
const TOO_CLOSE = 4;
const LANES = [0, -1, 1];

/** Every mark of a row, close ones above and below each other. */
export function spreadMarks({ cells }: Pick<ComparedRow, 'cells'>): PlacedMark[] {
  const marks = cells
    .flatMap(({ column, places, isThin = false }) => places.map((at) => ({ column, at, isThin })))
    .toSorted((one, other) => one.at - other.at);
  const placed: PlacedMark[] = [];
  for (const mark of marks) {
    const near = placed.filter(({ at }) => mark.at - at < TOO_CLOSE);
    const lane = LANES.find((free) => near.every((other) => other.lane !== free)) ?? 0;
    placed.push({ ...mark, lane });
  }
  return placed;
}
