import { readMarkdown } from '@app/document/read-markdown';
import { reportLangs } from '@app/words/languages';
import type { Token } from 'marked';
import { expect, test } from 'vitest';
import type { LetterBlock, LetterRun } from '../letter/letter.ts';
import type { BlockOf } from '@app/contract/blocks';
import { letterBlocks } from './letter-blocks.ts';
import { renderBlocks } from './report-blocks.ts';
import { wordsOf } from './words/words.ts';

const quotes = [{ quote: 'a *list*\nfor every trip', shows: '', start: 0, end: 22 }];
const render = (blocks: LetterBlock[], lang: (typeof reportLangs)[number] = 'en', help?: BlockOf<'help'>): string =>
  renderBlocks(letterBlocks(blocks, { quotes, help }), lang);
const prose = (...runs: LetterRun[]): LetterBlock => ({ type: 'prose', runs });

test('every block of a letter has its own Markdown', () => {
  const text = render([
    { type: 'title', text: 'What it costs' },
    prose({ text: 'You ' }, { text: 'plan ', strong: true }, { text: 'and say ' }, { quote: 0 }, { text: '.' }),
    { type: 'prose', item: 'bullet', runs: [{ text: 'One.', emphasis: true }] },
    { type: 'say', text: 'Shall we go?' },
  ]);

  expect(text).toBe(
    '### What it costs\n\nYou **plan** and say “a \\*list\\* for every trip”.\n\n- *One.*\n\n*Shall we go?*',
  );
});

test('neighbouring numbered items are one list, and a later one goes on with its number', () => {
  const item = (number: number): LetterBlock => ({ type: 'prose', item: number, runs: [{ text: `Step ${number}` }] });

  expect(render([item(1), item(2), { type: 'say', text: 'Words.' }, item(3)])).toBe(
    '1. Step 1\n2. Step 2\n\n*Words.*\n\n3. Step 3',
  );
});

test('the numbers to call stand at their first place, and nowhere without a need', () => {
  const blocks: LetterBlock[] = [prose({ text: 'A' }), { type: 'help' }, prose({ text: 'B' }), { type: 'help' }];

  const help: BlockOf<'help'> = { id: 'help', type: 'help', level: 'numbers', rows: [[{ text: '112', strong: true }]] };

  expect(render(blocks, 'en', help)).toBe('A\n\n- **112**\n\nB');
  expect(render(blocks)).toBe('A\n\nB');
});

test.for(reportLangs)('in %s a quote has the marks of the language', (lang) => {
  expect(render([prose({ quote: 0 })], lang)).toBe(wordsOf({ lang }).quote('a \\*list\\* for every trip'));
});

type Shown = { type: string; text?: string };
const shownIn = (token: Token): Shown[] =>
  'tokens' in token && token.tokens
    ? [{ type: token.type }, ...token.tokens.flatMap(shownIn)]
    : [{ type: token.type, ...('text' in token && { text: String(token.text) }) }];

test.for([
  [[{ text: 'あなたは慎重です。', strong: true }, { text: 'そして笑います。' }], ['あなたは慎重です']],
  [[{ text: 'は' }, { text: '（旅）', strong: true }, { text: 'です' }], ['旅']],
  [[{ text: 'Wait!', strong: true }, { text: 'so' }], ['Wait']],
  [[{ text: 'Wait!', strong: true }, { text: ' So' }], ['Wait!']],
  [[{ text: '“So”', strong: true }, { text: ', you say.' }], ['“So”']],
] as const)('strong words are drawn strong beside any character: %j', ([runs, strong]) => {
  const tokens = readMarkdown(render([prose(...runs)])).flatMap((token) =>
    'tokens' in token ? (token.tokens ?? []) : [],
  );

  expect(tokens.filter(({ type }) => type === 'strong').map((token) => 'text' in token && token.text)).toEqual(strong);
  expect(tokens.flatMap(shownIn).filter(({ text = '' }) => text.includes('*'))).toEqual([]);
});

test.for([
  '# Heading',
  '> quote',
  '- item',
  '+ item',
  '+',
  '-',
  '---',
  '===',
  '* item',
  '1. item',
  '7) item',
  '123456789. item',
  '7)',
  '`code`',
  '```chart',
  '| a | b |',
  '<b>x</b>',
  '&lt;',
  '[x](http://b.c)',
  '![x](http://b.c)',
  'http://b.c',
  'HTTPS://b.c',
  'www.b.c',
  'a@b.c',
  '~~x~~',
  '\\',
  '__x__',
])('text that looks like markup is drawn as text: %s', (text) => {
  const blocks: LetterBlock[] = [
    prose({ text }),
    prose({ text }, { quote: 0 }, { text }),
    { type: 'title', text },
    { type: 'say', text },
    { type: 'prose', item: 'bullet', runs: [{ text }] },
    { type: 'prose', item: 1, runs: [{ text: `${text} ` }, { text, strong: true }] },
  ];

  const tokens = readMarkdown(render(blocks)).filter(({ type }) => type !== 'space');
  const [first] = tokens.map((token) => shownIn(token).map(({ text: words = '' }) => words));
  const inside = new Set(tokens.flatMap(shownIn).map(({ type }) => type));

  expect(tokens.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'heading', 'paragraph', 'list', 'list']);
  expect([...inside].filter((type) => !KNOWN.has(type))).toEqual([]);
  expect(first?.join('')).toBe(text);
});

const KNOWN = new Set(['paragraph', 'heading', 'list', 'list_item', 'text', 'escape', 'em', 'strong', 'space']);
