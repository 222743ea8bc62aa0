import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { rankValues } from './value-ranking.ts';

const read = (positions: Record<string, number>) =>
  new Map(Object.entries(positions).map(([key, position]) => [key, { position, quotes: 1 }]));

test('values are ranked by distance from the mean of the read values', () => {
  expect(rankValues(read({ power: 20, benevolence: 80, security: 50 }))).toEqual([
    { key: 'benevolence', rank: 1, fromOwnMean: 30 },
    { key: 'security', rank: 2, fromOwnMean: 0 },
    { key: 'power', rank: 3, fromOwnMean: -30 },
  ]);
});

test('equal values share a rank and the next rank is skipped', () => {
  const ranking = rankValues(read({ power: 60, achievement: 60, tradition: 30 }));

  expect(ranking.map(({ key, rank }) => [key, rank])).toEqual([
    ['achievement', 1],
    ['power', 1],
    ['tradition', 3],
  ]);
});

test.for([{}, { power: 90 }, { realistic: 90, power: 10 }])('%j has too few values to rank', (positions) => {
  expect(rankValues(read(positions))).toEqual([]);
});

test('raising every value by the same amount keeps the ranking', () => {
  const value = fc.constantFrom('power', 'security', 'hedonism', 'tradition', 'universalism', 'stimulation');
  const anyRead = fc.dictionary(value, fc.integer({ min: 0, max: 50 }), { minKeys: 2 });

  fc.assert(
    fc.property(anyRead, fc.integer({ min: 0, max: 50 }), (positions, more) => {
      const raised = Object.fromEntries(Object.entries(positions).map(([key, position]) => [key, position + more]));
      const one = rankValues(read(positions));
      const other = rankValues(read(raised));
      const sum = one.reduce((total, { fromOwnMean }) => total + fromOwnMean, 0);
      const isSame = one.every(({ key, rank, fromOwnMean }, index) => {
        const twin = other[index];
        return twin?.key === key && twin.rank === rank && Math.abs(twin.fromOwnMean - fromOwnMean) < 1e-9;
      });
      return isSame && Math.abs(sum) < 1e-9;
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});
