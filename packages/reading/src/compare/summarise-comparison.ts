import type { ComparedLens, ComparedRow, ComparisonKind } from '@app/contract/comparisons';
import type { RenderWords } from '../render/words/words.ts';

type Compared = {
  kind: ComparisonKind;
  /** The name of each column; `answered` counts the columns with a report. */
  labels: readonly string[];
  answered: number;
  /** Some columns are still being written. */
  isWaiting: boolean;
  lenses: readonly ComparedLens[];
};

type MeasuredRow = { name: string; row: ComparedRow; spread: number };

export type Summary = { headline: string; summary: string[] };

/** The headline and the sentences of a comparison, computed from its numbers. */
export function summariseComparison({ comparison: says, closing }: RenderWords, compared: Compared): Summary {
  const { kind, labels, answered, lenses } = compared;
  const count = says.answered[kind](answered, labels.length);
  if (answered < 2) {
    const headline = compared.isWaiting ? says.headlines.waiting : says.headlines.tooFew;
    return { headline, summary: [count, says.needsTwo] };
  }
  const rows = lenses.flatMap((lens) =>
    lens.rows.map((row) => ({ name: lenses.length > 1 ? closing.inLens(lens.title, row.title) : row.title, row })),
  );
  const measured = rows.flatMap(({ name, row }): MeasuredRow[] =>
    row.spread === undefined ? [] : [{ name, row, spread: row.spread }],
  );
  const [closest, ...others] = measured.toSorted((one, other) => one.spread - other.spread);
  const alone = says.alone(rows.filter(({ row }) => row.onlyBy !== undefined).length, rows.length);
  if (!closest) return { headline: says.headlines.sideBySide, summary: [count, says.wordsOnly, alone] };

  const agreed = measured.filter(({ row }) => row.agreement === 'agree').length;
  const parted = measured.filter(({ row }) => row.agreement === 'disagree').length;
  const agrees = says.agreeOn(agreed, measured.length, closest.name, Math.round(closest.spread));
  const widest = others.at(-1);
  return {
    headline:
      parted > 0
        ? says.headlines.disagree(parted)
        : agreed === measured.length
          ? says.headlines.agree
          : says.headlines.mixed,
    summary: [count, agrees, widest ? sayGap(says, widest, labels) : alone],
  };
}

function sayGap(
  says: RenderWords['comparison'],
  { name, row, spread }: MeasuredRow,
  labels: readonly string[],
): string {
  const placed = row.cells
    .flatMap(({ column, places }) => (places.length === 1 ? [{ column, at: places[0] ?? 0 }] : []))
    .toSorted((one, other) => one.at - other.at);
  const [low, high] = [placed[0], placed.at(-1)];
  // Ordered words have no positions to name.
  if (!low || !high) return says.widestInWords(name);
  if (spread === 0) return says.noGap;
  return says.widest(name, Math.round(spread), labels[low.column] ?? '', labels[high.column] ?? '');
}
