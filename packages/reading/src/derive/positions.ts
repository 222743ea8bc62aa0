import type { CertaintyScale } from './certainty.ts';

/** Dimension key to its position and the number of verified quotes. Dimensions that could not be read are absent. */
export type Positions = ReadonlyMap<string, { position: number; quotes: number }>;

/** Returns a position only if at least one quote supports it. */
export function positionOf(positions: Positions, key: string): number | undefined {
  const reading = positions.get(key);
  return reading && reading.quotes > 0 ? reading.position : undefined;
}

/** Converts a position to the range -100 to 100, so that frameworks can be compared. */
export function toSigned(position: number, scale: CertaintyScale): number {
  return scale === 'unipolar' ? 2 * position - 100 : position;
}
