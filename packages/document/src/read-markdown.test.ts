import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const typesOf = (markdown: string): string[] => readMarkdown(markdown).map(({ type }) => type);

test('a later line does not change earlier blocks', () => {
  expect(typesOf('Some words\n---\nMore')).toEqual(['paragraph', 'hr', 'paragraph']);
  expect(typesOf('[x]\n\n[x]: https://example.com')).not.toContain('def');
});

test('a fence named chart is a chart', () => {
  const [chart] = readMarkdown('```chart\nA  ──●──  1\n```\n\nWords.');

  expect(chart).toMatchObject({ type: 'code', lang: 'chart', text: 'A  ──●──  1' });
});

test('a text nested too deeply is one paragraph', () => {
  const text = `${'> '.repeat(5_000)}deep`;

  expect(readMarkdown(text)[0]).toMatchObject({ type: 'paragraph', text });
});
