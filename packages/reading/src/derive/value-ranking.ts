import { positionOf, type Positions } from './positions.ts';

/** Schwartz's ten basic values in the order of the circle; the result is sorted by rank. */
const VALUES = [
  'self_direction',
  'stimulation',
  'hedonism',
  'achievement',
  'power',
  'security',
  'conformity',
  'tradition',
  'benevolence',
  'universalism',
] as const;

export type RankedValue = {
  key: (typeof VALUES)[number];
  /** 1 is the most important; equal values share a rank. */
  rank: number;
  /** Above (+) or below (-) the person's own mean. */
  fromOwnMean: number;
};

/** A single value cannot be compared. */
const MIN_VALUES = 2;

/** Ranks the values of one person against each other, so the absolute level is not returned. */
export function rankValues(positions: Positions): RankedValue[] {
  const read = VALUES.flatMap((key) => {
    const position = positionOf(positions, key);
    return position === undefined ? [] : [{ key, position }];
  });
  if (read.length < MIN_VALUES) return [];
  const mean = read.reduce((total, { position }) => total + position, 0) / read.length;
  return read
    .map(({ key, position }) => ({
      key,
      rank: 1 + read.filter((other) => other.position > position).length,
      fromOwnMean: position - mean,
    }))
    .toSorted((one, other) => one.rank - other.rank);
}
