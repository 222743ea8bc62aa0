import { expect, test } from 'vitest';
import { normaliseText } from './normalise-text.ts';

test.for([
  ['line ends of every system become one', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
  ['characters that mean nothing are taken out', 'a\0b\u0007c\ufeffd\u009be', 'abcde'],
  ['half characters are taken out and whole ones kept', '\ud83d a 😀 \ude00', 'a 😀'],
  ['joined emoji stay joined', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['many empty lines become one', 'a \n \n\n\n\nb', 'a\n\nb'],
  ['cells stay parted', 'a\tb', 'a\tb'],
] as const)('%s', ([, text, expected]) => {
  expect(normaliseText(text)).toBe(expected);
});

test('a million blanks are removed at the end and kept between words', () => {
  const blanks = ' '.repeat(1_000_000);

  expect(normaliseText(`a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
});
