import { expect, test } from 'vitest';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { readCases } from '../__fixtures__/read-cases.ts';
import { detectCrisisLevel } from './crisis.ts';

/** Sentences that the rules must tell apart, and idioms. */
test.for(readCases('crisis.txt'))('“$text” has the crisis level: $kind', ({ kind, text }) => {
  expect(detectCrisisLevel(text)).toBe(kind);
});

/** The plainest sentences of each language, and ones written without looking at the rules. Add new misses there. */
test.for(readCases('crisis-card.txt'))('“$text” shows a crisis card, in $kind', ({ text }) => {
  expect(detectCrisisLevel(text)).not.toBe('none');
});

test.for([
  'I WANT TO DIE',
  'I  want\nto   die',
  'i want to d\u200Bie',
  'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
  'Well. '.repeat(5_000) + 'I want to die.',
])('spelling variants of a crisis phrase are found: %j', (text) => {
  expect(detectCrisisLevel(text)).toBe('active');
});

test('an empty text is no crisis', () => {
  expect(detectCrisisLevel('')).toBe('none');
});

test.for([
  ['letters', 'I keep a small list for every trip, because my sister would never remember it. Would you want to go? '],
  ['half phrases', 'i want to not want to take all of the '],
] as const)('crisis detection time grows linearly with %s', ([, piece]) => {
  const text = piece.repeat(Math.ceil(300_000 / piece.length));

  expect(growthOf((chars) => void detectCrisisLevel(text.slice(0, chars)), 30_000)).toBeLessThan(NOT_QUADRATIC);
});
