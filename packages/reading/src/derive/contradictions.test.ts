import { crosswalk } from '@app/frameworks/tables/crosswalk';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { findContradictions } from './contradictions.ts';

const strong = crosswalk.filter(({ confidence }) => confidence === 'strong');
const weak = crosswalk.filter(({ confidence }) => confidence === 'weak');
const roots = [...new Set(strong.map(({ a }) => a))];

/** Readings in which every strong pair agrees: the sign of each `b` follows its `a`, its size is random. */
const consistent = fc
  .record({
    rootPositions: fc.array(fc.integer({ min: -100, max: 100 }), { minLength: roots.length, maxLength: roots.length }),
    sizes: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: strong.length, maxLength: strong.length }),
  })
  .map(({ rootPositions, sizes }) => {
    const readings = new Map(roots.map((root, index) => [root, rootPositions[index] ?? 0] as const));
    strong.forEach(({ a, b, sign }, index) => {
      readings.set(b, Math.sign(readings.get(a) ?? 0) * sign * (sizes[index] ?? 0));
    });
    return readings;
  });

test('the cross-walk has 31 distinct pairs, and each strong b belongs to one a', () => {
  expect(crosswalk).toHaveLength(31);
  expect(new Set(crosswalk.map(({ a, b }) => `${a} ${b}`)).size).toBe(31);
  expect(new Set(strong.map(({ b }) => b)).size).toBe(strong.length);
});

test.for(strong)('$a against $b is flagged when they disagree', ({ a, b, sign }) => {
  const readings = new Map([
    [a, 60],
    [b, -60 * sign],
  ]);

  expect(findContradictions(readings)).toEqual([
    { a: { key: a, position: 60 }, b: { key: b, position: -60 * sign }, sign },
  ]);
});

test.for(weak)('$a against $b is too weak a relation to be flagged', ({ a, b, sign }) => {
  expect(
    findContradictions(
      new Map([
        [a, 90],
        [b, -90 * sign],
      ]),
    ),
  ).toEqual([]);
});

test.for([
  [21, -21, 1],
  [20, -90, 0],
  [90, -20, 0],
  [60, 60, 0],
] as const)('extraversion at %d and energy at %d give %d contradictions', ([one, other, count]) => {
  const readings = new Map([
    ['bigfive.extraversion', one],
    ['mbti.ei', other],
  ]);

  expect(findContradictions(readings)).toHaveLength(count);
});

test('a single reading contradicts nothing', () => {
  expect(findContradictions(new Map([['bigfive.extraversion', 90]]))).toEqual([]);
});

test('a consistent set has no contradictions', () => {
  fc.assert(
    fc.property(consistent, (readings) => findContradictions(readings).length === 0),
    { numRuns: sampleRunCount(10_000) },
  );
});

test('exactly the contradictions planted in a consistent set are flagged', () => {
  const plants = fc.subarray(strong);

  fc.assert(
    fc.property(consistent, plants, (readings, planted) => {
      const spoilt = new Map(readings);
      for (const { a, b, sign } of planted) spoilt.set(b, -70 * sign * Math.sign(readings.get(a) ?? 0));
      const expected = planted.filter(({ a }) => Math.abs(readings.get(a) ?? 0) > 20);
      const found = findContradictions(spoilt);
      return found.length === expected.length && expected.every(({ b }) => found.some((one) => one.b.key === b));
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});
