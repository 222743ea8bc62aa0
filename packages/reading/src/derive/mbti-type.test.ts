import { mbtiTypes } from '@app/frameworks/tables/mbti-types';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { deriveMbtiType, rankCodes } from './mbti-type.ts';

const bars = (ei: number, sn: number, tf: number, jp: number) =>
  new Map(Object.entries({ ei, sn, tf, jp }).map(([key, position]) => [key, { position, quotes: 1 }]));
const anyBar = fc.integer({ min: -100, max: 100 });

test('four clear bars give a code, its functions and the clarity of each letter', () => {
  const type = deriveMbtiType(bars(-80, 45, 21, -20));

  expect(type.code).toBe('INTP');
  expect(type.functions).toEqual(['Ti', 'Ne', 'Si', 'Fe']);
  expect(type.letters).toEqual([
    { pair: 'ei', letter: 'I', clarity: 'very_clear', position: -80 },
    { pair: 'sn', letter: 'N', clarity: 'clear', position: 45 },
    { pair: 'tf', letter: 'T', clarity: 'moderate', position: 21 },
    { pair: 'jp', letter: 'P', clarity: 'slight', position: -20 },
  ]);
});

test('the nearest codes flip the least clear letters', () => {
  expect(deriveMbtiType(bars(-80, 45, 21, -20)).nearest).toEqual(['INTJ', 'INFP', 'INFJ']);
});

test.for([
  [
    [-80, 45, 21, -20],
    ['INTP', 'INTJ'],
  ],
  [
    [-60, 5, -60, 60],
    ['INFJ', 'ISFJ'],
  ],
  [
    [-60, -5, -60, 60],
    ['ISFJ', 'INFJ'],
  ],
  [
    [90, 90, 15, 90],
    ['ENTJ', 'ENFJ'],
  ],
] as const)(
  'the bars %j fit best with the code on their sides, then with the weakest letter flipped: %j',
  ([[ei, sn, tf, jp], best]) => {
    expect(deriveMbtiType(bars(ei, sn, tf, jp)).best).toEqual(best);
  },
);

test.for([
  [11, 'E'],
  [10, 'x'],
  [0, 'x'],
  [-10, 'x'],
  [-11, 'I'],
] as const)('a bar at %d gives the letter %s', ([position, letter]) => {
  expect(deriveMbtiType(bars(position, 50, 50, 50)).code).toBe(`${letter}NTJ`);
});

test('a bar between two bands has the clarity of the upper band', () => {
  expect(deriveMbtiType(bars(20.5, 50, 50, 50)).letters[0]?.clarity).toBe('moderate');
});

test('an open letter has no clarity, prevents functions and expands to both codes, the leaning side first', () => {
  const type = deriveMbtiType(bars(-60, 5, -60, 60));

  expect(type.code).toBe('IxFJ');
  expect(type.letters[1]).toEqual({ pair: 'sn', letter: 'x', clarity: undefined, position: 5 });
  expect(type.functions).toBeUndefined();
  expect(type.nearest.slice(0, 2)).toEqual(['INFJ', 'ISFJ']);
});

test('two open letters expand to all four codes', () => {
  expect(deriveMbtiType(bars(-60, 4, -6, 60)).nearest).toEqual(['INFJ', 'ISFJ', 'INTJ', 'ISTJ']);
});

test.for([
  ['nothing was read', new Map()],
  ['no bar has a quote', new Map([['ei', { position: 80, quotes: 0 }]])],
] as const)('when %s the result has no letter and no code', ([, positions]) => {
  const type = deriveMbtiType(positions);

  expect(type).toMatchObject({ code: 'xxxx', best: undefined, nearest: [], functions: undefined });
});

test('every code follows from its own bars and has a distinct function stack', () => {
  const side = (code: string, letter: string) => (code.includes(letter) ? 50 : -50);
  const read = mbtiTypes.map(({ code }) =>
    deriveMbtiType(bars(side(code, 'E'), side(code, 'N'), side(code, 'T'), side(code, 'J'))),
  );

  expect(read.map(({ code }) => code)).toEqual(mbtiTypes.map(({ code }) => code));
  expect(new Set(mbtiTypes.map(({ functions }) => functions.join(''))).size).toBe(16);
});

test('the nearest codes exclude the code itself and are never farther than those left out', () => {
  fc.assert(
    fc.property(anyBar, anyBar, anyBar, anyBar, (...four) => {
      const { code, nearest } = deriveMbtiType(bars(...four));
      const ranked = rankCodes(bars(...four)).filter((other) => other.code !== code);
      const cost = new Map(ranked.map((other) => [other.code, other.decidedDistance] as const));
      const farthest = Math.max(...nearest.map((near) => cost.get(near) ?? Infinity));
      const isBest = ranked.every((other) => nearest.includes(other.code) || other.decidedDistance >= farthest);
      return nearest.length === 0 || isBest;
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});
