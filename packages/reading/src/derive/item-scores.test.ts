import { bigFive } from '@app/frameworks/list/big-five';
import { bigFiveLens } from '@app/frameworks/lenses/big-five';
import { expect, test } from 'vitest';
import { prepareSource } from '../check/find-quote.ts';
import { openSampleMedia, sampleClip, sampleMediaAnswer, spokenQuote } from '../observe/sample-media.ts';
import {
  inParts,
  inventedQuote,
  openSample,
  readInPieces,
  readParts,
  realQuote,
  sampleAnswer,
  sampleText,
  listRetractedBlocks,
} from '../sample-answer.ts';
import { isThin, scoreItems } from './item-scores.ts';

const source = prepareSource(sampleText);
const rate = (key: string, rating: unknown, { quote } = realQuote) => ({ key, rating, quote });
const score = (...ratings: unknown[]) => scoreItems(bigFiveLens, 'openness', { source, ratings });

const at = (position: number, rated: number) => ({ position, rated });

/** Eight statements, none reversed, with these ratings. */
const scoreOf = (...ratings: number[]) => {
  const items = Array.from({ length: 8 }, (_, index) => ({ key: `s${index}`, dimension: 'd', statement: '' }));
  const rated = ratings.map((rating, index) => rate(`s${index}`, rating));
  return scoreItems({ items }, 'd', { source, ratings: rated })?.points;
};

test.for([
  ['order for others, none at home', [5, 4, 3, 3, 1, 2, 1, 1], [at(6, 4), at(69, 4)]],
  ['two against two', [1, 4, 2, 4], [at(13, 2), at(75, 2)]],
  ['the two ends', [1, 5, 1, 5, 1, 5], [at(0, 3), at(100, 3)]],
] as const)('conflicting items give two points: %s', ([, ratings, points]) => {
  expect(scoreOf(...ratings)).toEqual(points);
});

test.for([
  ['one exception', [5, 5, 5, 5, 1], [at(80, 5)]],
  ['two ratings', [1, 5], [at(50, 2)]],
  ['much and some', [5, 5, 3, 3], [at(75, 4)]],
  ['little and some', [1, 1, 3, 3], [at(25, 4)]],
  ['an even spread', [2, 3, 4, 5], [at(63, 4)]],
  ['a little of both', [2, 2, 4, 4], [at(50, 4)]],
  ['near the middle', [2, 3, 3, 4], [at(50, 4)]],
  ['all alike', [4, 4, 4, 4], [at(75, 4)]],
] as const)('other items give one point: %s', ([, ratings, points]) => {
  expect(scoreOf(...ratings)).toEqual(points);
});

test('a position is the mean of the rated items, with reversed items inverted', () => {
  expect(score(rate('mini_ipip.5', 5), rate('mini_ipip.10', 2))).toEqual({ points: [at(88, 2)], rated: 2, of: 4 });
  expect(score(rate('mini_ipip.5', 1))).toEqual({ points: [at(0, 1)], rated: 1, of: 4 });
  expect(score(rate('mini_ipip.10', '1'))).toEqual({ points: [at(100, 1)], rated: 1, of: 4 });
});

test('only the first rating of an item counts', () => {
  expect(score(rate('mini_ipip.5', 5), rate('mini_ipip.5', 1))).toEqual({ points: [at(100, 1)], rated: 1, of: 4 });
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

test('the report replaces the model’s position with the item score and names its basis', () => {
  const context = openSample(bigFive);
  const items = [rate('mini_ipip.5', 5), rate('mini_ipip.10', 1), rate('mini_ipip.15', 2), rate('mini_ipip.3', 4)];
  const parts = inParts(context, { ...sampleAnswer(context.plan), items });

  const { live, text, report } = readParts(context, parts, [7]);

  expect(report.lenses[0]?.readings.slice(0, 2)).toMatchObject([
    { key: 'openness', position: 92, items: { rated: 3, of: 4 } },
    { key: 'conscientiousness', position: 75, items: { rated: 1, of: 4 } },
  ]);
  expect(report.lenses[0]?.readings[2]).not.toHaveProperty('items');
  expect(text).toMatch(/\*\*92 of 100\*\*, from 3 of 4 statements\n/);
  expect(text).toContain('**75 of 100**, thin, from 1 of 4 statements');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('item ratings in an answer about a clip are ignored', () => {
  const context = openSampleMedia(bigFive, sampleClip);
  const answer = { ...sampleMediaAnswer(context), items: [rate('mini_ipip.5', 5, spokenQuote)] };

  const { report } = readInPieces(context, JSON.stringify(answer), [400]);

  expect(report.lenses[0]?.readings[0]).toMatchObject({ key: 'openness', position: 60 });
});
