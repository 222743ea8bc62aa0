const isSample = Number(process.env['PROPERTY_SHARE'] ?? 1) < 1;

/** Every pair of two lists; in CI as many as name each item of both at least once. */
export function pairs<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  const isKept = (row: number, column: number): boolean =>
    !isSample || column === row % others.length || row === column % ones.length;
  return ones.flatMap((one, row) =>
    others.flatMap((other, column): [One, Other][] => (isKept(row, column) ? [[one, other]] : [])),
  );
}

/** Every item; in CI every other one. */
export const half = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => !isSample || index % 2 === 0);

/**
 * The positions of the controls that are tried: all; in CI every eighth, beginning elsewhere in each place, and one of
 * each element. Each name begins with that of its element.
 */
export function triedOf(names: readonly string[], place: number): number[] {
  const elements = names.map((name) => name.split(' ')[0]);
  return [...names.keys()].filter(
    (index) => !isSample || index % 8 === place % 8 || elements.indexOf(elements[index]) === index,
  );
}
