import { expect, test } from 'vitest';
import { openingOf } from './opening-of.ts';

test('a short text is its own opening, on one line', () => {
  expect(openingOf('  I mend\n\nmaps. ')).toBe('I mend maps.');
});

test('a long text is cut after a whole word', () => {
  const opening = openingOf('I mend maps for the town archive, and every one of them has been folded wrong.');

  expect(opening).toBe('I mend maps for the town archive, and every one of them has…');
});

test('a script without spaces is cut at the limit', () => {
  expect(openingOf('地'.repeat(100))).toBe(`${'地'.repeat(60)}…`);
});

test('a surrogate pair is not cut in half', () => {
  expect(openingOf(`${'a'.repeat(59)}😀${'b'.repeat(40)}`).isWellFormed()).toBe(true);
});
