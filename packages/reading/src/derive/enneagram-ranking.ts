import { positionOf, type Positions } from './positions.ts';

export type EnneagramCandidate = {
  /** 1 to 9. */
  type: number;
  position: number;
  quotes: number;
  /** The neighbouring type with more support; undefined when they are equal. */
  wing: number | undefined;
};

export type EnneagramRanking = {
  top: EnneagramCandidate[];
  /** True when the first type may be named alone: the sample is long enough and the type is clearly ahead. */
  isVerdictAllowed: boolean;
};

type Support = { type: number; position: number; quotes: number };

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SHOWN = 3;
const VERDICT_FROM_WORDS = 600;

export function deriveEnneagramRanking({
  positions,
  words,
}: {
  positions: Positions;
  words: number;
}): EnneagramRanking {
  const read = TYPES.flatMap((type) => supportOf(positions, type)).toSorted(bySupport);
  const [first, second] = read;
  const isAhead = first !== undefined && first.position > (second?.position ?? -1);
  return {
    top: read.slice(0, SHOWN).map((candidate) => ({ ...candidate, wing: wingOf(positions, candidate.type) })),
    isVerdictAllowed: isAhead && words >= VERDICT_FROM_WORDS,
  };
}

/** The types form a circle: 9 is next to 1. */
function wingOf(positions: Positions, type: number): number | undefined {
  const before = type === 1 ? 9 : type - 1;
  const after = type === 9 ? 1 : type + 1;
  const [better, worse] = [before, after].flatMap((wing) => supportOf(positions, wing)).toSorted(bySupport);
  return better && worse && bySupport(better, worse) === 0 ? undefined : better?.type;
}

function supportOf(positions: Positions, type: number): Support[] {
  const key = `t${type}`;
  const position = positionOf(positions, key);
  return position === undefined ? [] : [{ type, position, quotes: positions.get(key)?.quotes ?? 0 }];
}

function bySupport(one: Support, other: Support): number {
  return other.position - one.position || other.quotes - one.quotes;
}
