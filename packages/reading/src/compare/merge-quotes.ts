import type { ComparedQuote } from '@app/contract/comparisons';
import { isSamePassage } from '../check/passage-limit.ts';
import type { Evidence } from '../report.ts';

/** The evidence of one column. Passages are the same only in the same material. */
export type ColumnEvidence = { column: number; material: string; evidence: readonly Evidence[] };

/** Lists every passage once, with all columns that cite it. Passages cited by most columns come first. */
export function mergeQuotes(columns: readonly ColumnEvidence[]): ComparedQuote[] {
  const passages: (Evidence & { material: string; columns: Set<number> })[] = [];
  for (const { column, material, evidence } of columns) {
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
