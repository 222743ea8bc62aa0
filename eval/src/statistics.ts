export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** NaN for an empty list, like `meanAbsolute` and `median`. */
export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
export const meanAbsolute = (numbers: readonly number[]): number => mean(numbers.map(Math.abs));

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

export type DataPoint = { x: number; y: number };

/** Pearson's r; 0 if one side never varies. */
export function correlate(points: readonly DataPoint[]): number {
  const { xx, yy, xy } = momentsOf(points);
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

/** How much y rises with each step of x: 1 if x is calibrated to y, 0 if x never varies. */
export function slopeOf(points: readonly DataPoint[]): number {
  const { xx, xy } = momentsOf(points);
  return xx === 0 ? 0 : xy / xx;
}

function momentsOf(points: readonly DataPoint[]): { xx: number; yy: number; xy: number } {
  const [mx, my] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const add = (of: (dx: number, dy: number) => number): number => sum(points.map(({ x, y }) => of(x - mx, y - my)));
  return { xx: add((dx) => dx * dx), yy: add((_, dy) => dy * dy), xy: add((dx, dy) => dx * dy) };
}

export type NameCounts = Record<string, number>;

export function addCounts(all: readonly NameCounts[]): NameCounts {
  const total: NameCounts = {};
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
  return total;
}

export const countNames = (names: readonly string[]): NameCounts => addCounts(names.map((name) => ({ [name]: 1 })));
