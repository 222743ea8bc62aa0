import { expect, test } from 'vitest';
import { toVisibleText } from './visible-text.ts';

test.for([
  ['control characters', 'a\u0000\u0007\u001B[31m\u007F\u009Fb', 'a[31mb'],
  ['halves of characters', 'a\uD800b\uDC00c', 'abc'],
  ['noncharacters', 'a\uFFFE\uFFFF\u{1FFFF}\uFDD0b', 'ab'],
  ['direction marks', 'a\u202Eb\u2066c\u2069\u200F\u061Cd', 'abcd'],
  ['tag characters', 'a\u{E0068}\u{E0069}\u{E007F}b', 'ab'],
  ['zero-width marks', 'a\u200Bb\u2060c\uFEFFd\u00ADe', 'abcde'],
  ['joiners between letters', 'pass\u200Dword\u200Cs', 'passwords'],
])('%s are removed', ([, text = '', visible]) => {
  expect(toVisibleText(text)).toBe(visible);
});

test.for(['می‌خواهم', 'क्‍ष', '👩‍👩‍👧', '❤️', '👋🏽', '🇩🇪', 'naïve – “café”', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢', 'a\tb\nc'])(
  '%s stays as it is',
  (text) => {
    expect(toVisibleText(text)).toBe(text);
  },
);

test('characters without a font become replacement characters', () => {
  expect(toVisibleText('a\uE123b\u{378}c')).toBe('a\uFFFDb\uFFFDc');
});

test('every kind of line end becomes one newline', () => {
  expect(toVisibleText('a\r\nb\rc\u2028d\u2029e')).toBe('a\nb\nc\nd\ne');
});
