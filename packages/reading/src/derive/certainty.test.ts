import { certainty } from '@app/frameworks/tables/certainty';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { publishedR, sameSideInTen, sampleFactor } from './certainty.ts';

const outside = [0, 29, 3_001, 200_000].map((words) => ({ words, factor: words > 30 ? 1 : 0 }));
const halfWay = { words: Math.sqrt(300 * 600), factor: (0.68 + 0.82) / 2 };

test.for([...certainty.sampleFactor, ...outside, halfWay])(
  'at $words words the factor is $factor',
  ({ words, factor }) => {
    expect(sampleFactor(words)).toBeCloseTo(factor, 12);
  },
);

test('more words never lower the sample factor', () => {
  const counts = fc.tuple(fc.nat(5_000), fc.nat(5_000));
  const isMonotone = ([one, more]: [number, number]) => sampleFactor(one) <= sampleFactor(one + more);

  fc.assert(fc.property(counts, isMonotone), { numRuns: sampleRunCount(10_000) });
});

test.for([
  ['a long text', 'text', 5_000, 6],
  ['a text of 600 words', 'text', 600, 6],
  ['a hundred words', 'text', 100, 5],
  ['a few words', 'text', 10, 5],
  ['a picture', 'image', 0, 5],
  ['a clip (no study covers clips)', 'video', 3_000, undefined],
] as const)('the number of ten people on the same side for %s: %s, %i words, %s', ([, kind, words, inTen]) => {
  expect(sameSideInTen({ validity: 'bigfive', kind, words })).toBe(inTen);
});

test('the share on the same side matches a simulated population', () => {
  const r = certainty.validityCap.bigfive.text;
  let seed = 1;
  const uniform = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const people = Array.from({ length: 100_000 }, () => {
    const reads = normal();
    return Math.sign(reads) === Math.sign(r * reads + Math.sqrt(1 - r * r) * normal());
  });

  const share = people.filter(Boolean).length / people.length;
  expect(share).toBeCloseTo(0.5 + Math.asin(r) / Math.PI, 2);
  expect(sameSideInTen({ validity: 'bigfive', kind: 'text', words: 5_000 })).toBe(Math.round(10 * share));
});

test('a validity without published data is undefined', () => {
  expect(publishedR(undefined, 'text')).toBeUndefined();
  expect(publishedR('values', 'video')).toBeUndefined();
  expect(publishedR('values', 'text')).toBe(0.24);
});
