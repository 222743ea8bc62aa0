export const median = (values: number[]): number => percentile(values, 50);

/** The interpolated percentile of the values; 0 when there are none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

export const inMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
