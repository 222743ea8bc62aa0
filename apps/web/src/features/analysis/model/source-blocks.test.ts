import { expect, test } from 'vitest';
import { randomFrom } from '../../../testing/random.ts';
import { cutSource, quoteKey } from './source-blocks.ts';

const quoted = (text: string, ...quotes: string[]) =>
  quotes.map((quote) => ({ quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }));

test('each quote is a passage of its own', () => {
  const text = 'One two three. Four five six. Seven.';

  const [block] = cutSource(text, quoted(text, 'Four five', 'two'));

  expect(block?.passages.map(({ start, end }) => text.slice(start, end))).toEqual(['two', 'Four five']);
});

test('overlapping quotes are one passage, split where either begins or ends', () => {
  const text = 'One two three four.';

  const [block] = cutSource(text, quoted(text, 'two three', 'three four', 'two three'));

  expect(block?.passages).toHaveLength(1);
  expect(block?.passages[0]?.segments.map(({ start, end }) => text.slice(start, end))).toEqual([
    'two ',
    'three',
    ' four',
  ]);
});

test('an empty text has no blocks', () => {
  expect(cutSource('', [])).toEqual([]);
});

test.for([
  ['lines', () => 'A line of some words.\n'.repeat(2_000)],
  ['one line', () => 'word '.repeat(10_000)],
  ['no space at all', () => '字'.repeat(30_000)],
] as const)('a long text of %s is split into blocks without losing text or splitting a passage', ([, make]) => {
  const text = make();
  const random = randomFrom(3);
  const quotes = Array.from({ length: 60 }, () => {
    const start = Math.floor(random() * (text.length - 400));
    const end = start + 1 + Math.floor(random() * 300);
    return { quote: text.slice(start, end), start, end };
  });

  const blocks = cutSource(text, quotes);
  const passages = blocks.flatMap((block) => block.passages.map((passage) => ({ passage, block })));

  expect(blocks.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(Math.max(...blocks.map(({ start, end }) => end - start))).toBeLessThan(7_000);
  expect(passages.every(({ passage, block }) => passage.start >= block.start && passage.end <= block.end)).toBe(true);
  expect(
    quotes.every(({ start, end }) => passages.some(({ passage }) => passage.start <= start && end <= passage.end)),
  ).toBe(true);
});

test('a quote key ignores differences in white space', () => {
  expect(quoteKey(' one\n  two\u00A0three ')).toBe('one two three');
});
