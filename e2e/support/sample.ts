import { spread } from '@app/testkit/share-of-runs';

const isSample = Number(process.env['PROPERTY_SHARE'] ?? 1) < 1;

/** Every pair of two lists; in CI as many as name each item of both at least once. */
export function pairs<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  const isKept = (row: number, column: number): boolean =>
    !isSample || column === row % others.length || row === column % ones.length;
  return ones.flatMap((one, row) =>
    others.flatMap((other, column): [One, Other][] => (isKept(row, column) ? [[one, other]] : [])),
  );
}

/**
 * The positions of the controls that are tried: all; in CI a quarter of them, beginning elsewhere in each place, and one
 * of each element. Each name begins with that of its element.
 */
export function triedOf(names: readonly string[], place: number): number[] {
  const elements = names.map((name) => name.split(' ')[0]);
  const firsts = elements.flatMap((element, index) => (elements.indexOf(element) === index ? [index] : []));
  const all = [...names.keys()];
  const begin = place % 4;
  return [...new Set([...firsts, ...spread([...all.slice(begin), ...all.slice(0, begin)])])].toSorted((a, b) => a - b);
}
