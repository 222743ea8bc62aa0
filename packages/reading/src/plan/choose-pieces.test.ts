import { expect, test } from 'vitest';
import { choosePieces, isLong } from './choose-pieces.ts';

const paragraph = (index: number) => `Paragraph ${index}. ${'It goes on in plain words. '.repeat(40)}`;
const textOf = (paragraphs: number) => Array.from({ length: paragraphs }, (_, index) => paragraph(index)).join('\n\n');

test('a text of ordinary length is not long, and a dense script is long sooner', () => {
  expect(isLong(textOf(100))).toBe(false);
  expect(isLong(textOf(1_000))).toBe(true);
  expect(isLong('我喜欢一个人在河边散步。'.repeat(15_000))).toBe(true);
});

test('a long text is split between paragraphs without losing or doubling a character', () => {
  const text = textOf(1_000);

  const { pieces, shareRead } = choosePieces(text);

  expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(shareRead).toBe(1);
  expect(pieces.filter(({ start }) => !text.startsWith('Paragraph', start))).toEqual([]);
});

test('two million characters become at most 64 pieces including the first and the last, and the share read is reported', () => {
  const text = textOf(1_850).slice(0, 2_000_000).padEnd(2_000_000, 'x').concat(textOf(300));

  const { pieces, shareRead } = choosePieces(text);

  expect(pieces).toHaveLength(64);
  expect(pieces[0]?.start).toBe(0);
  expect(pieces.at(-1)?.end).toBe(text.length);
  expect(shareRead).toBeGreaterThan(0.8);
  expect(shareRead).toBeLessThan(1);
});

test('a text without breaks is split between characters', () => {
  const text = '😀'.repeat(300_000);

  const { pieces } = choosePieces(text);

  expect(pieces.every(({ start, end }) => text.slice(start, end).isWellFormed())).toBe(true);
});
