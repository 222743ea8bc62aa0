import { Block } from '@app/contract/blocks';
import { samplePairs } from '@app/testkit/sampling';
import type { Token } from 'marked';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { oneOfEach } from './__fixtures__/one-of-each.ts';
import { readMarkdown } from './read-markdown.ts';
import { toMarkdown, type WriterWords } from './to-markdown.ts';

const words: WriterWords = {
  quote: (text) => `“${text}”`,
  titled: (title, result) => `${title}: ${result}`,
  results: { line: (result) => `${result}.` },
};
const HARMLESS = 'Plain words.';

const hostile = [
  '# Heading',
  '> quote',
  '- item',
  '1. item',
  '+',
  '---',
  '```chart',
  '``` \n```',
  '| a | b |',
  '<script>alert(1)</script>',
  '&lt;b&gt; &#x3C;',
  '[x](javascript:alert(1))',
  '![x](https://b.c/x.png)',
  'https://b.c www.b.c a@b.c',
  '**x** __x__ ~~x~~ `x`',
  '\\',
  'a\n\n# b\n\n---\n\n> c',
  '“quoted”: ──●──',
  'x '.repeat(50_000),
];

/** The kinds of all tokens, in order, without their text. */
const shapeOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    const inner = 'tokens' in token && token.tokens ? shapeOf(token.tokens) : [];
    const items = token.type === 'list' ? (token as { items: Token[] }).items.flatMap((item) => shapeOf([item])) : [];
    return ['text', 'escape', 'space'].includes(token.type) ? inner : [token.type, ...inner, ...items];
  });

test('the blocks of this test are all kinds there are', () => {
  const blocks = oneOfEach(HARMLESS);

  expect(z.array(Block).parse(blocks)).toEqual(blocks);
  expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(Block.options.map(({ shape }) => shape.type.value)));
});

test.for(samplePairs(hostile, [...oneOfEach(HARMLESS).keys()]).map(([text, at]) => [at, text] as const))(
  'block %i with hostile text in every field has the structure of a harmless one: %j',
  ([at, text]) => {
    const written = (said: string): string[] => {
      const all = oneOfEach(said);
      return shapeOf(readMarkdown(toMarkdown(all.slice(at, at + 1), words, all)));
    };
    const marks = (shape: string[]): string[] => shape.filter((type) => type !== 'strong' && type !== 'em');

    expect(marks(written(text))).toEqual(marks(written(HARMLESS)));
  },
);

test('a list of blocks that grows gives a text that grows', () => {
  const blocks = oneOfEach(HARMLESS);
  const texts = blocks.map((_, index) => toMarkdown(blocks.slice(0, index + 1), words, blocks));

  expect(texts.filter((text, index) => !text.startsWith(texts[index - 1] ?? ''))).toEqual([]);
});
