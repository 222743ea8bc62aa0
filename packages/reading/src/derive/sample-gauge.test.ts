import { expect, test } from 'vitest';
import { measureSample, voiceShareOf } from './sample-gauge.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.for([
  [0, 'very-short'],
  [99, 'very-short'],
  [100, 'short'],
  [299, 'short'],
  [300, 'fair'],
  [599, 'fair'],
  [600, 'good'],
  [1_199, 'good'],
  [1_200, 'strong'],
  [50_000, 'strong'],
] as const)('%i words have the level %s', ([count, level]) => {
  expect(measureSample(words(count))).toMatchObject({ words: count, level });
});

test.for([
  ['plain text', 'one two three four', 1],
  ['curly marks', 'one “two three” four', 0.5],
  ['straight marks', 'one "two three" four', 0.5],
  ['German marks', 'eins „zwei drei“ vier', 0.5],
  ['French marks', 'un « deux trois » quatre', 0.5],
  ['single marks', 'one ‘two it’s’ four', 0.5],
  ['apostrophes', 'it’s Tom’s and the boys’ own', 1],
  ['a mark that is never closed', 'one “two three four', 1],
  ['block quote lines', 'one two\n> three four\n', 0.5],
  ['an answer over marked mail', 'one two\nOn Mon, 3 Feb 2025, Ann wrote:\n> three four five six seven', 1 / 7],
  ['an answer under marked mail', 'On Mon, 3 Feb 2025, Ann wrote:\n\n> three four\n\none two', 2 / 11],
  ['mail without marks', 'one two\nOn 3 Feb 2025 Ann wrote:\nthree four\n\nfive six', 1 / 6],
  ['a forwarded message', 'one two\n---------- Forwarded message ---------\nthree four', 1 / 3],
  ['a diary that reports writing', 'On Monday my brother wrote:\none two three', 1],
] as const)('the share of own words is right with %s', ([, text, share]) => {
  expect(measureSample(text).ownVoiceShare).toBeCloseTo(share, 5);
});

test('quoted words do not raise the level', () => {
  const gauge = measureSample(`${words(50)} “${words(700)}”`);

  expect(gauge.level).toBe('very-short');
  expect(voiceShareOf(gauge)).toBe('hardly-any');
});

test('more own words never lower the level', () => {
  const order = ['very-short', 'short', 'fair', 'good', 'strong'];
  const levels = Array.from({ length: 150 }, (_, index) => order.indexOf(measureSample(words(index * 10)).level));

  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});
