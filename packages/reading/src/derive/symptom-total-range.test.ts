import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { type SymptomArea, type AreaLabel, deriveSymptomTotalRange } from './symptom-total-range.ts';

const labels = [
  'denied',
  'points_away',
  'not_mentioned',
  'comes_near',
  'mentioned',
  'mentioned_often',
  'mentioned_daily',
] as const;
const bands = ['minimal', 'mild', 'moderate', 'severe'].map((key, at) => ({ key, low: 5 * at, high: 5 * at + 4 }));
const seven: SymptomArea[] = Array.from({ length: 7 }, (_, index) => ({ key: `${index}`, max: 3 }));
const say = (...said: AreaLabel[]) => new Map(said.map((label, index) => [`${index}`, label] as const));

test('the range sums the bounds and names the bands between them', () => {
  const said = say('mentioned', 'mentioned_often', 'mentioned_daily', 'denied', 'denied', 'not_mentioned');

  expect(deriveSymptomTotalRange({ areas: seven, labels: said, bands })).toEqual({
    low: 1 + 2 + 3,
    high: 3 + 3 + 3 + 0 + 0 + 3 + 3,
    total: 21,
    notMentioned: 2,
    comesNear: 0,
    pointsAway: 0,
    areas: 7,
    openAreas: 0,
    bandsSpanned: ['mild', 'moderate', 'severe'],
    isRangeShown: true,
  });
});

test.for([
  [true, 'half of the areas are not mentioned', say('denied', 'mentioned')],
  [false, 'more than half are not mentioned', say('mentioned')],
  [false, 'nothing is mentioned', say()],
  [false, 'what comes near leaves it open', say('mentioned', 'comes_near', 'points_away', 'not_mentioned')],
  [false, 'a single number would be left', say('denied', 'denied', 'denied', 'mentioned_daily')],
] as const)('the range is shown: %s when %s', ([isRangeShown, , said]) => {
  expect(deriveSymptomTotalRange({ areas: seven.slice(0, 4), labels: said, bands }).isRangeShown).toBe(isRangeShown);
});

test.for([
  [4, 'mentioned', ['minimal']],
  [5, 'mentioned', ['minimal', 'mild']],
  [4, 'mentioned_daily', ['minimal']],
  [5, 'mentioned_daily', ['mild']],
] as const)('an area up to %d that is %s spans the bands %j', ([max, label, bandsSpanned]) => {
  expect(deriveSymptomTotalRange({ areas: [{ key: '0', max }], labels: say(label), bands }).bandsSpanned).toEqual(
    bandsSpanned,
  );
});

test('areas labelled near or opposite keep their full range and are counted separately', () => {
  const range = deriveSymptomTotalRange({ areas: seven, labels: say('comes_near', 'points_away', 'mentioned'), bands });

  expect(range).toMatchObject({ low: 1, high: 21, notMentioned: 4, comesNear: 1, pointsAway: 1 });
});

test('an open area keeps its full range under any label and is not counted as unmentioned', () => {
  const areas = [4, 3].map((max, index) => ({ key: `${index}`, max, isOpen: index === 1 }));

  const range = deriveSymptomTotalRange({ areas, labels: say('mentioned', 'mentioned_daily'), bands });

  expect(range).toMatchObject({ low: 1, high: 7, notMentioned: 0, areas: 1, openAreas: 1 });
});

test.for([
  [{ key: '0', max: 1 }, 'mentioned_often', 1, 1],
  [{ key: '0', max: 18 }, 'mentioned_daily', 18, 18],
  [{ key: '0', max: 18, items: 6 }, 'mentioned_daily', 3, 18],
  [{ key: '0', max: 18, items: 6 }, 'mentioned_often', 2, 18],
] as const)('the area %j that is %s allows %d to %d', ([area, label, low, high]) => {
  expect(deriveSymptomTotalRange({ areas: [area], labels: say(label), bands })).toMatchObject({ low, high });
});

/** An independent implementation for the tests: whether these answers are compatible with the label. */
function isConsistent({ area, label, answers }: { area: SymptomArea; label: AreaLabel; answers: number[] }) {
  const worst = Math.max(...answers);
  const itemMax = area.max / answers.length;
  const fits = {
    denied: worst === 0,
    points_away: true,
    not_mentioned: true,
    comes_near: true,
    mentioned: worst >= 1,
    mentioned_often: worst >= Math.min(2, itemMax),
    mentioned_daily: worst === itemMax,
  };
  return area.isOpen === true || fits[label];
}

/** Every combination of one choice per list. */
const combine = <T>(lists: T[][]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('every combination of labels for four areas gives exactly the range of consistent totals', () => {
  const areas = [3, 2, 4, 3].map((max, index) => ({ key: `${index}`, max, isOpen: index === 3 }));
  const answerSets = combine(areas.map(({ max }) => Array.from({ length: max + 1 }, (_, answer) => answer)));
  const wordings = combine(areas.map(() => [...labels]));

  const wrong = wordings.filter((said) => {
    const { low, high } = deriveSymptomTotalRange({ areas, labels: say(...said), bands });
    const fits = (answers: number[]) =>
      areas.every((area, at) => isConsistent({ area, label: said[at] ?? 'denied', answers: [answers[at] ?? 0] }));
    const totals = answerSets.filter(fits).map(sum);
    return Math.min(...totals) !== low || Math.max(...totals) !== high;
  });

  expect(wordings).toHaveLength(labels.length ** 4);
  expect(wrong).toEqual([]);
});

test('the true total of any consistent answers lies within the range, also for areas with several questions', () => {
  const anyArea = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(4), { minLength: 1, maxLength: 7 }), fc.boolean())
    .map(([itemMax, given, isOpen]) => {
      const answers = given.map((answer) => Math.min(answer, itemMax));
      return { answers, area: { key: '', items: answers.length, max: answers.length * itemMax, isOpen } };
    });
  const anyFilled = fc
    .tuple(anyArea, fc.constantFrom(...labels))
    .map(([filled, label]) => ({ ...filled, label }))
    .filter(isConsistent);

  fc.assert(
    fc.property(fc.array(anyFilled, { minLength: 1, maxLength: 21 }), (filled) => {
      const areas = filled.map(({ area }, index) => ({ ...area, key: `${index}` }));
      const { low, high } = deriveSymptomTotalRange({ areas, labels: say(...filled.map(({ label }) => label)), bands });
      const truth = sum(filled.flatMap(({ answers }) => answers));
      return low <= truth && truth <= high;
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});
