/** The part of a long property test that is run: all of it by default, a tenth in CI. */
const share = Number(process.env['PROPERTY_SHARE'] ?? 1);

/** How often a property is tried. */
export function runs(most: number): number {
  return Math.min(most, Math.max(20, Math.ceil(most * share)));
}

/** Evenly spaced items of a long list of cases, at least a quarter of them. */
export function spread<Item>(cases: readonly Item[]): Item[] {
  const step = share < 1 ? 4 : 1;
  return cases.filter((_, index) => index % step === 0);
}
