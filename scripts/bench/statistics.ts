/** One line of the result. A row without a goal explains the others. */
export type BenchRow = { metric: string; figure: string; goal?: string; isReached?: boolean; limit?: string };

/** The interpolated percentile of the values; 0 when there are none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export const inMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** For example `p50 3.1 ms, p99 12 ms`. */
export const inPercentiles = (values: number[], ...percents: number[]): string =>
  percents.map((percent) => `p${percent} ${inMs(percentile(values, percent))}`).join(', ');
