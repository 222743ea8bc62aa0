/** The part of a long property test that is run: all of it by default, a tenth in CI. */
const share = Number(process.env['PROPERTY_SHARE'] ?? 1);

/** How often a property is tried. */
export function sampleRunCount(most: number): number {
  return Math.min(most, Math.max(20, Math.ceil(most * share)));
}

/** Evenly spaced items of a long list of cases: all, or in CI every fourth. */
export function sampleEvenly<Item>(cases: readonly Item[], step = 4): Item[] {
  return cases.filter((_, index) => share >= 1 || index % step === 0);
}

/** Every pair of two lists; in CI as few as name each item of both at least once. */
export function samplePairs<Row, Column>(rows: readonly Row[], columns: readonly Column[]): [Row, Column][] {
  return rows.flatMap((row, at) =>
    columns
      .filter((_, index) => share >= 1 || index === at % columns.length || at === index % rows.length)
      .map((column): [Row, Column] => [row, column]),
  );
}
