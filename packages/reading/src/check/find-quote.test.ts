import { expect, test } from 'vitest';
import { findQuote, prepareSource } from './find-quote.ts';

const text = 'I keep a list — “just in case” — for every trip.\n\nMy sister   laughs, but she is GLAD of it.';
const source = prepareSource(text);
const slice = (quote: string) => {
  const span = findQuote(source, quote);
  return span && text.slice(span.start, span.end);
};

test.for([
  ['the exact words', 'I keep a list', 'I keep a list'],
  ['another case', 'i KEEP a LIST', 'I keep a list'],
  ['other quotation marks and dashes', 'a list - "just in case" -', 'a list — “just in case”'],
  ['other white space', 'my sister laughs, but she', 'My sister   laughs, but she'],
  ['marks and dots around it', '“…every trip. My sister…”', 'every trip.\n\nMy sister'],
] as const)('a quote with %s is found', ([, quote, found]) => {
  expect(slice(quote)).toBe(found);
});

test.for([
  ['I *really* love __the__ sea.', 'I really love the sea'],
  ['I really love the sea.', 'I *really* love the sea'],
  ['Ｉ ｋｅｅｐ ａ ｌｉｓｔ，always.', 'I keep a list'],
  ['我喜欢大海，也喜欢山。', '我喜欢大海,也喜欢山'],
  ['My respon\u00ADsibility is great.', 'My responsibility is great'],
])('a quote is found despite emphasis, full width and soft hyphens: %s', ([words = '', quote = '']) => {
  expect(findQuote(prepareSource(words), quote)).toMatchObject({ start: 0 });
});

test.for(['I keep a list of lists', 'I keep the list', 'every trip. She laughs', 'for ever', '', '   ', '"'])(
  'the altered, invented or too short quote %j is not found',
  (quote) => {
    expect(slice(quote)).toBeUndefined();
  },
);

test('a quote that begins or ends inside a word is not found', () => {
  const source = prepareSource('I was unhappy about it all. Later I was happy about it all.');

  expect(findQuote(source, 'happy about it all')?.start).toBe(40);
  expect(findQuote(prepareSource('I was unhappy about it all.'), 'happy about it all')).toBeUndefined();
  expect(findQuote(prepareSource('I was unhappy about it all.'), 'I was unhappy abou')).toBeUndefined();
});

test('a short text can be quoted whole', () => {
  expect(findQuote(prepareSource('So it is.'), 'So it is.')).toEqual({ start: 0, end: 8 });
});

test('a quote of a few Han characters is found', () => {
  expect(findQuote(prepareSource('我喜欢一个人在河边散步。'), '一个人在河边')).toEqual({ start: 3, end: 9 });
});
