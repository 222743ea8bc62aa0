import { type SixteenPfGlobalKey, sixteenPfGlobalRules } from '@app/frameworks/tables/sixteen-pf';
import { positionOf, type Positions } from './positions.ts';

export type SixteenPfGlobal = {
  key: SixteenPfGlobalKey;
  /** From -100 to 100; undefined when fewer than half of the primaries were read. */
  position: number | undefined;
  /** How many of the `primaries` contributed. */
  contributed: number;
  primaries: number;
};

/** The mean of the primaries that were read, each with its sign. */
export function deriveSixteenPfGlobals(positions: Positions): SixteenPfGlobal[] {
  return sixteenPfGlobalRules.map(({ key, primaries }) => {
    const rule = Object.entries(primaries);
    const read = rule.flatMap(([primary, sign]) => {
      const position = positionOf(positions, primary);
      return position === undefined ? [] : [sign * position];
    });
    const isEnough = read.length * 2 >= rule.length;
    const sum = read.reduce((total, position) => total + position, 0);
    return {
      key,
      position: isEnough ? sum / read.length : undefined,
      contributed: read.length,
      primaries: rule.length,
    };
  });
}
