/** The part of a long property test that is run: all of it by default, a tenth in CI. */
const share = Number(process.env['PROPERTY_SHARE'] ?? 1);

/** How often a property is tried. */
export function runs(most: number): number {
  return Math.min(most, Math.max(20, Math.ceil(most * share)));
}

const step = share < 1 ? 4 : 1;

/** Evenly spaced items of a long list of cases, at least a quarter of them. */
export function spread<Item>(cases: readonly Item[]): Item[] {
  return cases.filter((_, index) => index % step === 0);
}

/** Every row with every column, or a quarter of them in which each row and each column occurs; both are four or more. */
export function spreadPairs<Row, Column>(rows: readonly Row[], columns: readonly Column[]): [Row, Column][] {
  if (Math.min(rows.length, columns.length) < 4) throw new Error('too few: a row or a column would be left out');
  return rows.flatMap((row, at) =>
    columns.filter((_, index) => (at + index) % step === 0).map((column): [Row, Column] => [row, column]),
  );
}
