import type { Scale } from './certainty.ts';

/** Dimension key to where it was read, and on how many verified quotes. What could not be read is not in it. */
export type Positions = ReadonlyMap<string, { position: number; quotes: number }>;

/** Nothing is derived from a position that no quote carries. */
export function positionOf(positions: Positions, key: string): number | undefined {
  const reading = positions.get(key);
  return reading && reading.quotes > 0 ? reading.position : undefined;
}

/** Every position on the same bar, from -100 to 100, so that frameworks can be compared. */
export function toSigned(position: number, scale: Scale): number {
  return scale === 'unipolar' ? 2 * position - 100 : position;
}
