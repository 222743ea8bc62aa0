import { expect, test } from 'vitest';
import { deriveEnneagramRanking } from './enneagram-ranking.ts';

const read = (fits: Record<number, number | readonly [position: number, quotes: number]>) =>
  new Map(
    Object.entries(fits).map(([type, fit]) => {
      const [position, quotes] = typeof fit === 'number' ? [fit, 1] : fit;
      return [`t${type}`, { position, quotes }];
    }),
  );
const rank = (fits: Parameters<typeof read>[0], words = 1_000) =>
  deriveEnneagramRanking({ positions: read(fits), words });

test('the ranking gives the three best fitting types, each with its better supported wing', () => {
  expect(rank({ 5: 80, 4: 60, 6: 40, 1: 50, 2: 45, 9: 20 }).top).toEqual([
    { type: 5, position: 80, quotes: 1, wing: 4 },
    { type: 4, position: 60, quotes: 1, wing: 5 },
    { type: 1, position: 50, quotes: 1, wing: 2 },
  ]);
});

test.for([
  ['1 has 9 beside it', { 1: 80, 9: 30, 2: 10 }, 9],
  ['9 has 1 beside it', { 9: 80, 1: 30, 8: 10 }, 1],
  ['one neighbour alone is the wing', { 3: 80, 4: 10 }, 4],
  ['equal neighbours are told apart by quotes', { 3: 80, 2: [30, 1], 4: [30, 2] }, 4],
  ['equally supported neighbours leave no wing', { 3: 80, 2: 30, 4: 30 }, undefined],
  ['without neighbours there is no wing', { 3: 80, 7: 30 }, undefined],
] as const)('%s', ([, fits, wing]) => {
  expect(rank(fits).top[0]?.wing).toBe(wing);
});

test('types with equal fit are ordered by their number of quotes', () => {
  expect(rank({ 2: [60, 1], 7: [60, 3], 4: 90 }).top.map(({ type }) => type)).toEqual([4, 7, 2]);
});

test.for([
  [false, 'at 599 words', { 5: 80, 4: 60 }, 599],
  [true, 'at 600 words', { 5: 80, 4: 60 }, 600],
  [false, 'when two types fit equally well', { 5: 80, 4: 80 }, 5_000],
  [true, 'when only one type was read', { 5: 0 }, 600],
  [false, 'when nothing was read', {}, 5_000],
] as const)('a verdict is allowed: %s %s', ([isVerdictAllowed, , fits, words]) => {
  expect(rank(fits, words).isVerdictAllowed).toBe(isVerdictAllowed);
});
