import { expect, test } from 'vitest';
import type { Inline, PaperElement } from './paper.ts';
import { toPaper } from './to-paper.ts';

const read = (text: string) => toPaper({ text, framework: 'bigfive' });
const firstOf = (text: string): PaperElement | undefined => read(text).body[0];
const wordsOf = (content: Inline[]): string =>
  content.map((part) => (part.type === 'text' ? part.text : `[${part.type}]`)).join('');

test('the first heading is the title, and the blocks before it are the crisis card', () => {
  const { title, card, body } = read('## Help\n\nCall someone.\n\n# Big Five Analysis\n\nText.');

  expect(title).toBe('Big Five Analysis');
  expect(card.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  expect(body.map(({ type }) => type)).toEqual(['paragraph']);
});

test('a report without a heading is titled by its framework and has no card', () => {
  const { title, card, body } = read('Text.');

  expect([title, card, body.length]).toEqual(['Big Five Analysis', [], 1]);
});

test('heading levels never skip a step', () => {
  const { body } = read('# T\n\n##### a\n\n## b\n\n###### c\n\n# d\n\n#### e');

  expect(body.map((block) => block.type === 'heading' && block.level)).toEqual([2, 2, 3, 2, 3]);
});

test('a bar, an all-italics paragraph and a chart get their roles', () => {
  const { body } = read('`low ──●── high` **35**\n\n*Small print.*\n\n```chart\nOpenness  ──●──  35\n```');
  expect(body.map((element) => (element.type === 'paragraph' ? element.role : element.type))).toEqual([
    'measure',
    'note',
    'chart',
  ]);
});

test('a paragraph before a related block stays with it, and the last paragraph of a report does not', () => {
  const { body } = read('## H\n\n*About it.*\n\n`──●──` 3\n\nSee:\n\n- a\n\nEnd:');
  const leads = body.flatMap((block) => (block.type === 'paragraph' ? [block.leads] : []));

  expect(leads).toEqual([true, true, true, false]);
});

test('links keep their text, pictures their description, and HTML its source', () => {
  const block = firstOf('[words](https://evil.example) ![seen](https://evil.example/x.png) <b>x</b>');

  expect(block?.type === 'paragraph' && wordsOf(block.content)).toBe('words seen <b>x</b>');
});

test('what is nested deeper than eight levels becomes text', () => {
  expect(JSON.stringify(read(`${'> '.repeat(40)}deep`).body)).toContain('deep');
  expect(JSON.stringify(read(`${'- '.repeat(40)}deep`).body)).toContain('deep');
});

test.for([
  ['400,000 characters', 'word '.repeat(100_000)],
  ['5,000 blocks', 'word\n\n'.repeat(6_000)],
  ['5,000 items', '- word\n'.repeat(6_000)],
  ['5,000 cells', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(6_000)}`],
])('a report over %s is cut and says so', ([, text = '']) => {
  const { body } = read(text);

  expect(JSON.stringify(body.at(-1))).toContain('longer than one file can hold');
  expect(JSON.stringify(body).match(/word|"[12]"/g)?.length).toBeLessThanOrEqual(80_000);
});

test('a report of usual length is not cut', () => {
  const { body } = read('word\n\n'.repeat(4_000));

  expect(body).toHaveLength(4_000);
});

test('bars beyond 500 are left out', () => {
  const { body } = read('`──●──`\n\n'.repeat(600));
  const bars = body.filter((block) => block.type === 'paragraph' && block.content[0]?.type === 'bar');

  expect(bars).toHaveLength(500);
});

test.for([
  ['שלום world', 'rtl'],
  ['“مرحبا”', 'rtl'],
  ['12 hello שלום', 'ltr'],
  ['...', 'ltr'],
])('%s has the direction of its first letter', ([text = '', direction]) => {
  expect(firstOf(text)).toMatchObject({ direction });
});

test('in a right-to-left report Latin text changes the direction of quotes only', () => {
  const text = '## DISC\n\nHEXACO\n\n- DISC\n\n```chart\nDISC  ──●──  35\n```\n\n> Hello';
  const { body } = toPaper({ text, framework: 'disc', lang: 'ar' });

  expect(body.map((block) => `${block.type} ${'direction' in block ? block.direction : ''}`)).toEqual([
    'heading rtl',
    'paragraph rtl',
    'list rtl',
    'chart rtl',
    'quote ltr',
  ]);
});

test('blocks in a quote or a list have the direction of the whole', () => {
  const { body } = read('> שלום\n>\n> Hello\n\n- مرحبا\n- Hello');

  expect(JSON.stringify(body)).not.toContain('"ltr"');
});

test.for([
  ['Привет мир', ['ru']],
  ['Їжа і ґанок', ['uk']],
  ['مرحبا بكم', ['ar']],
  ['می‌خواهم چای', ['fa']],
  ['हिन्दी', ['hi']],
  ['漢字とかな', ['ja', 'ja', 'ja']],
  ['这是我们的', ['zh-Hans']],
  ['這是我們的', ['zh-Hant']],
  ['한국어', ['ko']],
  ['Hello мир, bonjour', [undefined, 'ru', undefined]],
])('%s gets its language from its letters', ([text, languages]) => {
  const block = firstOf(text as string);
  const marked = block?.type === 'paragraph' ? block.content.map((part) => part.type === 'text' && part.language) : [];

  expect(new Set(marked)).toEqual(new Set(languages));
  expect(block?.type === 'paragraph' && wordsOf(block.content)).toBe(text);
});

test('Han characters are Japanese when the report has kana', () => {
  const { body } = read('漢字\n\nひらがな');

  expect(body[0]).toMatchObject({ content: [{ text: '漢字', language: 'ja' }] });
});

test('the first screen ends at the first rule, and rules are not drawn', () => {
  const { first, body } = read('# T\n\nPortrait.\n\n---\n\n## Lens\n\nWords.\n\n---\n\n## Questions\n\n---\n\nEnd.');

  expect(first.map(({ type }) => type)).toEqual(['paragraph']);
  expect(body.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
});
