import { expect, test } from 'vitest';
import { firstWordsOf } from './first-words-of.ts';

test('a short text is kept whole, on one line', () => {
  expect(firstWordsOf('  I mend\n\nmaps. ')).toBe('I mend maps.');
});

test('a long text is cut after a whole word', () => {
  const opening = firstWordsOf('I mend maps for the town archive, and every one of them has been folded wrong.');

  expect(opening).toBe('I mend maps for the town archive, and every one of them has…');
});

test('a script without spaces is cut at the limit', () => {
  expect(firstWordsOf('地'.repeat(100))).toBe(`${'地'.repeat(60)}…`);
});

test('a surrogate pair is not cut in half', () => {
  expect(firstWordsOf(`${'a'.repeat(59)}😀${'b'.repeat(40)}`).isWellFormed()).toBe(true);
});
