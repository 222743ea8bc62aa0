import { positionOf, type Positions } from './positions.ts';

/** In the order of Holland's hexagon. */
const HEXAGON = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'] as const;

export type RankedInterest = { key: (typeof HEXAGON)[number]; letter: string; position: number };

export type RiasecReading = {
  /** The interests that were read, strongest first. */
  ranking: RankedInterest[];
} & (
  | {
      type: 'code';
      code: string;
      /** True when the three letters are also clearly apart from each other. */
      isOrderClear: boolean;
      /** Consistency of the first two letters. */
      consistency: 'high' | 'medium' | 'low';
    }
  /** The third and fourth interest are too close for a code. */
  | { type: 'close' }
  | { type: 'undifferentiated' }
  | { type: 'too-few' }
);

/** Positions closer than this count as equal. */
const APART_ABOVE = 10;

export function deriveRiasecCode(positions: Positions): RiasecReading {
  const ranking = HEXAGON.flatMap((key) => {
    const position = positionOf(positions, key);
    return position === undefined ? [] : [{ key, letter: key.charAt(0).toUpperCase(), position }];
  }).toSorted((one, other) => other.position - one.position);
  const [first, second, third, fourth] = ranking;
  if (!first || !second || !third) return { ranking, type: 'too-few' };
  if (!isApart(first, ranking.at(-1))) return { ranking, type: 'undifferentiated' };
  // With only three interests read, no fourth competes for the third letter.
  if (fourth && !isApart(third, fourth)) return { ranking, type: 'close' };
  return {
    ranking,
    type: 'code',
    code: first.letter + second.letter + third.letter,
    isOrderClear: isApart(first, second) && isApart(second, third),
    consistency: consistencyOf(first, second),
  };
}

function isApart(upper: RankedInterest, lower: RankedInterest | undefined): boolean {
  return lower !== undefined && upper.position - lower.position > APART_ABOVE;
}

function consistencyOf(one: RankedInterest, other: RankedInterest): 'high' | 'medium' | 'low' {
  const distance = Math.abs(HEXAGON.indexOf(one.key) - HEXAGON.indexOf(other.key));
  const steps = Math.min(distance, HEXAGON.length - distance);
  if (steps === 1) return 'high';
  return steps === 2 ? 'medium' : 'low';
}
