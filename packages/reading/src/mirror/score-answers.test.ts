import { miniIpip } from '@app/frameworks/lenses/mini-ipip';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreAnswers } from './score-answers.ts';

/** The key as it is published at ipip.ori.org/MiniIPIPKey.htm, typed again from there: statement by statement. */
const published = {
  extraversion: { plus: [1, 11], minus: [6, 16] },
  agreeableness: { plus: [2, 12], minus: [7, 17] },
  conscientiousness: { plus: [3, 13], minus: [8, 18] },
  neuroticism: { plus: [4, 14], minus: [9, 19] },
  openness: { plus: [5], minus: [10, 15, 20] },
};

const answer = fc.constantFrom(1, 2, 3, 4, 5);
const answers = fc.array(answer, { minLength: 20, maxLength: 20 });

/** By the instructions of the IPIP: a minus statement counts 6 − x, a scale is the sum of its statements. */
function sumByKey(given: readonly number[], { plus, minus }: { plus: number[]; minus: number[] }): number {
  const at = (statement: number): number => given[statement - 1] ?? Number.NaN;
  return plus.reduce((sum, n) => sum + at(n), 0) + minus.reduce((sum, n) => sum + 6 - at(n), 0);
}

test('1,000 random sets of answers get the scores of the published key', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const expected = Object.entries(published).map(([trait, key]) => [
        trait,
        Math.round(((sumByKey(given, key) - 4) / 16) * 100),
      ]);

      expect(Object.fromEntries(scoreAnswers(given))).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 1_000 },
  );
});

test.for([
  ['all in the middle', Array.from({ length: 20 }, () => 3), [50, 50, 50, 50, 50]],
  // Nothing but 5: two reversed statements cancel two others, and openness has one against three.
  ['5 everywhere', Array.from({ length: 20 }, () => 5), [50, 50, 50, 50, 25]],
  ['1 everywhere', Array.from({ length: 20 }, () => 1), [50, 50, 50, 50, 75]],
  // E: 5+4+(6-1)+(6-2) = 18; A: 4+4+(6-2)+(6-2) = 16; C: 2+3+(6-4)+(6-3) = 10; N: 1+2+(6-5)+(6-4) = 6; O: 5+(6-1)*3 = 20.
  ['a person worked out by hand', [5, 4, 2, 1, 5, 1, 2, 4, 5, 1, 4, 4, 3, 2, 1, 2, 2, 3, 4, 1], [88, 75, 38, 13, 100]],
  ['the opposite person', [1, 2, 4, 5, 1, 5, 4, 2, 1, 5, 2, 2, 3, 4, 5, 4, 4, 3, 2, 5], [13, 25, 63, 88, 0]],
] as const)('the scores match those worked out by hand: %s', ([, given, [e, a, c, n, o]]) => {
  const scores = scoreAnswers(given);

  expect(Object.fromEntries(scores)).toEqual({
    extraversion: e,
    agreeableness: a,
    conscientiousness: c,
    neuroticism: n,
    openness: o,
  });
});

test('one step on one statement moves only its own trait, in the direction of its key', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 0, max: 19 }), (given, at) => {
      const item = miniIpip[at];
      const lower = given.with(at, 2);
      const higher = given.with(at, 3);
      const moved = [...scoreAnswers(higher)].map(([trait, place]) => [
        trait,
        place - (scoreAnswers(lower).get(trait) ?? 0),
      ]);

      const changed = moved.filter(([, by]) => by !== 0);
      expect(changed.map(([trait]) => trait)).toEqual([item?.dimension]);
      expect(Number(changed[0]?.[1]) > 0).toBe(!item?.isReversed);
    }),
    { numRuns: 1_000 },
  );
});

test('an unfinished set of answers has no score', () => {
  expect(() => scoreAnswers([1, 2, 3])).toThrow('20 answers');
});
