import { expect, test } from 'vitest';
import { findSentences } from './sentences.ts';

const split = (text: string) =>
  findSentences(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(Boolean);

test.for([
  [
    'titles and short forms',
    'Mr. Smith met Dr. Jones, e.g. here. They talked.',
    ['Mr. Smith met Dr. Jones, e.g. here.', 'They talked.'],
  ],
  ['spoken questions', '“Why?” she asked. “Go!” he said.', ['“Why?” she asked.', '“Go!” he said.']],
  [
    'no capitals',
    'i went home. it was late! was it? at 9 p.m. we slept...so',
    ['i went home.', 'it was late!', 'was it?', 'at 9 p.m. we slept...so'],
  ],
  [
    'wrapped lines',
    'This line is\nwrapped. This\nis not.\n\nNew.',
    ['This line is\nwrapped.', 'This\nis not.', 'New.'],
  ],
  ['numbers', 'It cost 3.50 euros. Fine.', ['It cost 3.50 euros.', 'Fine.']],
  ['other scripts', '我喜欢散步。你呢？', ['我喜欢散步。', '你呢？']],
] as const)('sentences are split correctly with %s', ([, text, sentences]) => {
  expect(split(text)).toEqual(sentences);
});

test('an empty text has no sentence', () => {
  expect(findSentences('')).toEqual([]);
});
