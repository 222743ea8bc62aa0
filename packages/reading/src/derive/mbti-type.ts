// Derives an MBTI code from the positions of its four bars (x = undecided letter), and ranks all 16 codes by distance.
import {
  MBTI_LETTER_ABOVE,
  mbtiClarities,
  type MbtiClarity,
  type MbtiCode,
  type MbtiFunctions,
  mbtiPairs,
  mbtiTypes,
} from '@app/frameworks/tables/mbti-types';
import { positionOf, type Positions } from './positions.ts';

type Pair = (typeof mbtiPairs)[number];

export type MbtiLetter = {
  pair: Pair['key'];
  /** `x` when the bar is too close to the middle or missing. */
  letter: Pair['low' | 'high'] | 'x';
  clarity: MbtiClarity | undefined;
  position: number | undefined;
};

export type MbtiType = {
  /** `x` for an undecided letter. */
  code: string;
  /** The code nearest to the bars and the one after it; none when fewer than three bars have a position. Absent before version 6. */
  best?: [MbtiCode, MbtiCode] | undefined;
  letters: MbtiLetter[];
  /** Other codes, nearest first; empty when too many letters are undecided. */
  nearest: MbtiCode[];
  /** Only for a code without `x`. */
  functions: MbtiFunctions | undefined;
};

/** How far the bars would have to move to give this code: sums for decided and for undecided letters. */
export type RankedCode = {
  code: MbtiCode;
  functions: MbtiFunctions;
  decidedDistance: number;
  undecidedDistance: number;
};

/** With fewer pairs read, four letters would be a guess. */
const PAIRS_FOR_A_TYPE = 3;
const NEAREST = 3;
/** Two undecided letters leave four codes; with more, none is listed. */
export const MAX_FITTING_CODES = 4;

export function deriveMbtiType(positions: Positions): MbtiType {
  const letters = mbtiPairs.map((pair) => readLetter(pair, positionOf(positions, pair.key)));
  const code = letters.map(({ letter }) => letter).join('');
  const ranked = rankCodes(positions);
  const fitting = ranked.filter(({ decidedDistance }) => decidedDistance === 0);
  const others = ranked.filter((other) => other.code !== code).map((other) => other.code);
  return {
    code,
    best: bestOf(letters, ranked),
    letters,
    nearest: fitting.length > MAX_FITTING_CODES ? [] : others.slice(0, Math.max(NEAREST, fitting.length)),
    functions: fitting.length === 1 ? fitting[0]?.functions : undefined,
  };
}

function bestOf(letters: MbtiLetter[], [first, second]: RankedCode[]): MbtiType['best'] {
  const isRead = letters.filter(({ position }) => position !== undefined).length >= PAIRS_FOR_A_TYPE;
  return isRead && first && second ? [first.code, second.code] : undefined;
}

/** All sixteen codes, nearest to the bars first. Codes that keep every decided letter have `decidedDistance` 0. */
export function rankCodes(positions: Positions): RankedCode[] {
  return mbtiTypes
    .map(({ code, functions }) => ({ code, functions, ...compare(code, positions) }))
    .toSorted(
      (one, other) => one.decidedDistance - other.decidedDistance || one.undecidedDistance - other.undecidedDistance,
    );
}

function readLetter(pair: Pair, position: number | undefined): MbtiLetter {
  const distance = Math.abs(position ?? 0);
  if (position === undefined || distance <= MBTI_LETTER_ABOVE) {
    return { pair: pair.key, letter: 'x', clarity: undefined, position };
  }
  const clarity = mbtiClarities.find(({ upTo }) => distance <= upTo)?.key;
  return { pair: pair.key, letter: position > 0 ? pair.high : pair.low, clarity, position };
}

function compare(code: MbtiCode, positions: Positions): { decidedDistance: number; undecidedDistance: number } {
  const moves = mbtiPairs.map((pair, index) => {
    const position = positionOf(positions, pair.key) ?? 0;
    const isKept = code[index] === (position > 0 ? pair.high : pair.low);
    return isKept ? 0 : Math.abs(position);
  });
  // A bar at or below the threshold has no letter that could change.
  const sum = (list: number[]) => list.reduce((total, move) => total + move, 0);
  return {
    decidedDistance: sum(moves.filter((move) => move > MBTI_LETTER_ABOVE)),
    undecidedDistance: sum(moves.filter((move) => move <= MBTI_LETTER_ABOVE)),
  };
}
