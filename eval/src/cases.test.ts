import { countWords, detectCrisisLevel, readStatedAge } from '@app/reading';
import { expect, test } from 'vitest';
import { readCases, traits } from './cases.ts';
import { correlate } from './statistics.ts';

const cases = readCases();
const texts = cases.filter(({ set }) => set === 'text');

test('there are forty planted texts, eight of them in other languages, twenty pairs and the example', () => {
  expect(texts).toHaveLength(40);
  expect(texts.filter(({ language }) => language !== 'en')).toHaveLength(8);
  expect(cases.filter(({ set }) => set === 'pair')).toHaveLength(40);
  expect(cases.filter(({ set }) => set === 'example')).toHaveLength(1);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test('every planted text has at least 150 words, no crisis phrase and no minor writer', () => {
  expect(texts.filter(({ text }) => countWords(text) < 150)).toEqual([]);
  expect(
    texts
      .filter(({ text }) => detectCrisisLevel(text) !== 'none' || readStatedAge(text).says === 'stated')
      .map(({ id }) => id),
  ).toEqual([]);
});

test('the planted levels of two traits do not correlate', () => {
  const pairs = traits.flatMap((one, index) => traits.slice(index + 1).map((other) => [one, other] as const));
  const related = pairs.filter(([one, other]) => {
    const points = texts.map(({ levels }) => ({ x: levels?.[one] ?? 0, y: levels?.[other] ?? 0 }));
    return Math.abs(correlate(points)) > 0.1;
  });

  expect(related).toEqual([]);
});

test('the two texts of a pair differ and contain no template marks', () => {
  const pairs = Object.values(Object.groupBy(cases, ({ pair }) => pair?.id ?? '')).filter((pair) => pair?.length === 2);

  expect(pairs.filter((pair) => pair?.[0]?.text === pair?.[1]?.text)).toEqual([]);
  expect(cases.filter(({ text }) => /\{\{|\}\}/.test(text))).toEqual([]);
});
