import { bigFive } from '@app/frameworks/list/big-five';
import { bigFiveLens } from '@app/frameworks/lenses/big-five';
import { expect, test } from 'vitest';
import { prepareSource } from '../check/find-quote.ts';
import { openSampleMedia, sampleClip, sampleMediaAnswer, spokenQuote } from '../observe/sample-media.ts';
import { inventedQuote, openSample, readAnswer, realQuote, sampleAnswer, sampleText } from '../sample-answer.ts';
import { isThin, scoreItems } from './item-scores.ts';

const source = prepareSource(sampleText);
const rate = (key: string, rating: unknown, { quote } = realQuote) => ({ key, rating, quote });
const score = (...ratings: unknown[]) => scoreItems(bigFiveLens, 'openness', { source, ratings });

/** Eight statements, none reversed, with these ratings. */
const scoreOf = (...ratings: number[]) => {
  const items = Array.from({ length: 8 }, (_, index) => ({ key: `s${index}`, dimension: 'd', statement: '' }));
  const rated = ratings.map((rating, index) => rate(`s${index}`, rating));
  return scoreItems({ items }, 'd', { source, ratings: rated })?.position;
};

test.for([
  ['order for others, none at home', [5, 4, 3, 3, 1, 2, 1, 1], 38],
  ['the two ends', [1, 5, 1, 5, 1, 5], 50],
  ['one exception', [5, 5, 5, 5, 1], 80],
  ['two ratings', [1, 5], 50],
  ['an even spread', [2, 3, 4, 5], 63],
  ['all alike', [4, 4, 4, 4], 75],
  ['the lowest', [1, 1, 1, 1], 0],
  ['the highest', [5, 5, 5, 5], 100],
] as const)('the score is the mean of the ratings: %s', ([, ratings, position]) => {
  expect(scoreOf(...ratings)).toBe(position);
});

test('reversed items are inverted', () => {
  expect(score(rate('mini_ipip.5', 5), rate('mini_ipip.10', 2))).toEqual({ position: 88, rated: 2, of: 4 });
  expect(score(rate('mini_ipip.5', 1))).toEqual({ position: 0, rated: 1, of: 4 });
  expect(score(rate('mini_ipip.10', '1'))).toEqual({ position: 100, rated: 1, of: 4 });
});

test('only the first rating of an item counts', () => {
  expect(score(rate('mini_ipip.5', 5), rate('mini_ipip.5', 1))).toEqual({ position: 100, rated: 1, of: 4 });
});

test.for([
  ['a passage that is not in the source', rate('mini_ipip.5', 5, inventedQuote)],
  ['a statement of another trait', rate('mini_ipip.1', 5)],
  ['an unknown statement', rate('mini_ipip.99', 5)],
  ['a rating below the scale', rate('mini_ipip.5', 0)],
  ['a rating above the scale', rate('mini_ipip.5', 6)],
  ['half a rating', rate('mini_ipip.5', 2.5)],
  ['no rating', rate('mini_ipip.5', null)],
  ['no object', 'mini_ipip.5'],
] as const)('%s does not count', ([, rating]) => {
  expect(score(rating)).toBeUndefined();
});

test('a lens without items has no score', () => {
  expect(scoreItems({}, 'openness', { source, ratings: [rate('mini_ipip.5', 5)] })).toBeUndefined();
});

test('a score from half the items or fewer is thin', () => {
  expect([1, 2, 3, 4].map((rated) => isThin({ rated, of: 4 }))).toEqual([true, true, false, false]);
});

test('from two rated items on the report places a trait between its own position and the items', () => {
  const context = openSample(bigFive);
  const items = [rate('mini_ipip.5', 5), rate('mini_ipip.10', 1), rate('mini_ipip.15', 2), rate('mini_ipip.3', 4)];

  const { text, report } = readAnswer(context, { ...sampleAnswer(context.plan), items });

  // Openness: 60 of its own, 92 from three items, two passages. Conscientiousness: one item is too few.
  expect(report.lenses[0]?.readings.slice(0, 2)).toMatchObject([
    { key: 'openness', position: 73, items: { rated: 3, of: 4 } },
    { key: 'conscientiousness', position: 59, items: { rated: 1, of: 4 } },
  ]);
  expect(report.lenses[0]?.readings[2]).toMatchObject({ position: 59 });
  expect(report.lenses[0]?.readings[2]).not.toHaveProperty('items');
  expect(text).toMatch(/\*\*73 of 100\*\*, from 3 of 4 statements\n/);
  expect(text).toContain('**59 of 100**, thin, from 1 of 4 statements');
});

test('item ratings in an answer about a clip are ignored', () => {
  const context = openSampleMedia(bigFive, sampleClip);
  const items = [rate('mini_ipip.5', 5, spokenQuote), rate('mini_ipip.20', 5, spokenQuote)];

  const { report } = readAnswer(context, { ...sampleMediaAnswer(context), items });

  expect(report.lenses[0]?.readings[0]).toMatchObject({ key: 'openness' });
  expect(report.lenses[0]?.readings[0]).not.toHaveProperty('items');
});
