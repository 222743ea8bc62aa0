import { Block } from '@app/contract/blocks';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { quotesIn, quotesNamedBy } from '../quotes-in.ts';
import { readOldReport } from './read-old-report.ts';

const samples = ['docs/samples/bigfive.md', 'docs/samples/personality-structure.md'];
const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const lettersOf = (text: string): string[] => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

test.for(samples)('%s becomes blocks with an id each, and no word is lost', (path) => {
  const markdown = read(path);
  const blocks = readOldReport(markdown);
  const present = new Set(lettersOf(JSON.stringify(blocks)));
  const quotes = quotesIn(blocks);

  expect(z.array(Block).parse(blocks)).toEqual(blocks);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  expect(blocks.flatMap(quotesNamedBy).filter((id) => !quotes.has(id))).toEqual([]);
  expect(lettersOf(markdown.replaceAll('```chart', '')).filter((word) => !present.has(word))).toEqual([]);
});

test('a card, a headline, a bar, quotes and folded parts keep what they are', () => {
  const markdown = [
    '## Not alone\n\nTalk to someone.\n\n- Now: **[112](tel:112)** · [x](javascript:alert(1))',
    '# You plan\n\n*Big Five Analysis*\n\nSay [this](https://evil.example).\n\n---',
    '## Openness: leans open\n\n`closed ──●── open` **50 of 100**\n\n> “a list”\n>\n> They list.\n\n---',
    '## How\n\n> Person 1, left: “a list”\n\n1. One\n2. Two\n   - Three',
  ].join('\n\n');

  const blocks = readOldReport(markdown, [{ quote: 'a  list', start: 3, end: 9 }]);

  expect(blocks.map(({ type, fold = 'open' }) => `${type} ${fold}`)).toEqual([
    'help open',
    'headline open',
    'note open',
    'prose open',
    'title rows',
    'row rows',
    'quote rows',
    'passage rows',
    'title notes',
    'passage notes',
    'prose notes',
    'prose notes',
    'prose notes',
  ]);
  expect(blocks[0]).toMatchObject({
    title: 'Not alone',
    text: 'Talk to someone.',
    rows: [[{}, { href: 'tel:112' }, {}, {}]],
  });
  expect(JSON.stringify(blocks)).not.toMatch(/javascript:|evil/);
  expect(blocks[5]).toMatchObject({
    bar: { points: [{ at: 0.5 }] },
    figures: [{}, { text: '50 of 100', strong: true }],
  });
  expect(blocks[6]).toMatchObject({ id: 'q3-9', words: 'a list', start: 3, end: 9 });
  expect(blocks[7]).toMatchObject({ quote: 'q3-9', shows: 'They list.' });
  expect(blocks.slice(-3)).toMatchObject([{ item: 1 }, { item: 2 }, { item: 'bullet' }]);
});
