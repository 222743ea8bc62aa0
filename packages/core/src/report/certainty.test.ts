import { certainty } from '@app/frameworks/tables/certainty';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveR, normalCdf, normalQuantile, personBand, sampleFactor } from './certainty.ts';

test.for([
  [0, 0.5],
  [1, 0.8413447460685429],
  [1.96, 0.9750021048517795],
  [3, 0.9986501019683699],
  [-4, 3.167124183311992e-5],
  [9, 1],
] as const)('the share below z = %d is %d', ([z, share]) => {
  expect(normalCdf(z)).toBeCloseTo(share, 13);
});

test.for([
  [0.5, 0],
  [0.9, 1.2815515655446004],
  [0.975, 1.959963984540054],
  [0.99, 2.3263478740408408],
  [0.001, -3.090232306167813],
] as const)('the share %d lies below z = %d', ([share, z]) => {
  expect(normalQuantile(share)).toBeCloseTo(z, 11);
});

test('the quantile undoes the share', () => {
  const share = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });
  const isUndone = (share: number) => Math.abs(normalCdf(normalQuantile(share)) - share) < 1e-12;

  fc.assert(fc.property(share, isUndone), { numRuns: 10_000 });
});

const outside = [0, 29, 3_001, 200_000].map((words) => ({ words, factor: words > 30 ? 1 : 0 }));
const halfWay = { words: Math.sqrt(300 * 600), factor: (0.68 + 0.82) / 2 };

test.for([...certainty.sampleFactor, ...outside, halfWay])(
  'at $words words the factor is $factor',
  ({ words, factor }) => {
    expect(sampleFactor(words)).toBeCloseTo(factor, 12);
  },
);

test('more words never make a reading less certain', () => {
  const counts = fc.tuple(fc.nat(5_000), fc.nat(5_000));
  const isMonotone = ([one, more]: [number, number]) => sampleFactor(one) <= sampleFactor(one + more);

  fc.assert(fc.property(counts, isMonotone), { numRuns: 10_000 });
});

test.for([
  ['a long text reaches the ceiling', 'bigfive', 'text', 5_000, 0.3],
  ['a short text reaches a part of it', 'bigfive', 'text', 100, 0.111],
  ['a few words reach nothing', 'bigfive', 'text', 20, 0],
  ['a picture needs no words', 'bigfive', 'image', 0, 0.15],
  ['a silent video counts as a picture', 'bigfive', 'video', 0, 0.15],
  ['a spoken video counts by its transcript', 'bigfive', 'video', 3_000, 0.25],
  ['no length makes up for what cannot be read', 'clinical', 'text', 5_000, 0],
] as const)('%s', ([, validity, kind, words, expected]) => {
  expect(effectiveR({ validity, kind, words })).toBeCloseTo(expected, 12);
});

test.for([
  [0.1, 55.866, 10.112, 6],
  [0.26, 64.94, 10.795, 7],
  [0.44, 74.194, 12.489, 8],
  [0.7, 84.921, 18.003, 9],
] as const)('with r = %d the 93rd percentile becomes the %dth', ([r, centre, low, inTen]) => {
  const extreme = bandAt(93, r);
  const average = personBand({ effectiveR: r, position: 0, scale: 'bipolar' });

  expect(extreme).toMatchObject({ centre: expect.closeTo(centre, 2), aboveAverageInTen: inTen });
  expect(average).toMatchObject({ centre: 50, low: expect.closeTo(low, 2), aboveAverageInTen: 5 });
});

const bandAt = (position: number, r = 0.3) => personBand({ effectiveR: r, position, scale: 'unipolar' });

test('below the floor nothing is said about the person, at the floor it is', () => {
  expect(bandAt(90, 0.099)).toBeUndefined();
  expect(bandAt(90, 0.1)).toBeDefined();
});

test('the end of a bar counts as its last hundredth, not as infinitely far out', () => {
  expect([bandAt(0), bandAt(100)]).toEqual([bandAt(1), bandAt(99)]);
});

test.for([0, 25, 50, 90, 100])('%d on one scale and the same place on the other give the same band', (position) => {
  const other = personBand({ effectiveR: 0.3, position: 2 * position - 100, scale: 'bipolar' });

  expect(bandAt(position)).toEqual(other);
});

const correlations = [0.1, 0.2, 0.3, 0.44, 0.7, 0.9];

test.for(correlations)('with r = %d the band holds the true score eight times in ten', (r) => {
  const held = drawPeople(r).map(({ truth, band }) => band && band.low <= truth && truth <= band.high);

  expect(Math.abs(shareOf(held) - 0.8)).toBeLessThan(0.02);
});

test.for(correlations)('with r = %d as many as said of those who read high are above average', (r) => {
  const high = drawPeople(r).filter(({ reading }) => reading > 90 && reading < 92);

  const said = (high[0]?.band?.aboveAverageInTen ?? 0) / 10;

  expect(Math.abs(shareOf(high.map(({ truth }) => truth > 50)) - said)).toBeLessThan(0.08);
});

const shareOf = (facts: (boolean | undefined)[]) => facts.filter(Boolean).length / facts.length;

/** Readings and true scores, both as percentiles, that correlate r. The same in every run. */
function drawPeople(r: number) {
  const share = fc.integer({ min: 1, max: 2 ** 31 - 1 }).map((part) => part / 2 ** 31);
  const draws = fc.sample(fc.tuple(share, share), { numRuns: 20_000, seed: 1, unbiased: true });
  return draws.map(([one, other]) => {
    const truth = 100 * normalCdf(r * normalQuantile(one) + Math.sqrt(1 - r * r) * normalQuantile(other));
    return { reading: 100 * one, truth, band: bandAt(100 * one, r) };
  });
}
