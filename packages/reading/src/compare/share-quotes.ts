import type { ComparedQuote } from '@app/contract/comparisons';
import { isSamePassage } from '../check/passage-limit.ts';
import type { Evidence } from '../report.ts';

/** What one column rests on. Passages are the same only in the same material. */
export type Relied = { column: number; material: string; evidence: readonly Evidence[] };

/** Every passage once, with all columns that rest on it: the ones most of them share first. */
export function shareQuotes(relied: readonly Relied[]): ComparedQuote[] {
  const passages: (Evidence & { material: string; columns: Set<number> })[] = [];
  for (const { column, material, evidence } of relied) {
    for (const item of evidence) {
      const known = passages.find((passage) => passage.material === material && isSamePassage(passage, item));
      if (known) known.columns.add(column);
      else passages.push({ ...item, material, columns: new Set([column]) });
    }
  }
  return passages
    .map(({ quote, columns }) => ({ quote, columns: [...columns].toSorted((one, other) => one - other) }))
    .toSorted((one, other) => other.columns.length - one.columns.length);
}
