import '../styles.css';
import type { Block } from '@app/contract/blocks';
import { standings } from '@app/document/surfaces';
import { toMarkdown } from '@app/document/to-markdown';
import { quotationMarks } from '@app/words/languages';
import { punctuation } from '@app/words/punctuation';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { everyBlock } from './__fixtures__/every-block.ts';
import { hostileTexts } from './__fixtures__/hostile-texts.ts';
import { BlockList } from './block-list.tsx';
import { ReportText } from './report-text.tsx';

const drawn = (blocks: readonly Block[], lang = 'en'): HTMLElement =>
  render(<BlockList blocks={blocks} lang={lang} />).container;

const markdownIn = (lang: 'en' | 'ar' | 'fr' | 'ja'): string => {
  const { colon, stop } = punctuation[lang];
  return toMarkdown(everyBlock, {
    quote: (text) => quotationMarks[lang].join(text),
    titled: (title, result) => `${title}${colon}${result}`,
    results: { line: (result) => `${result}${stop}` },
  });
};

/** Elements and their own words, in reading order. */
const outlineOf = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('.report *:not(svg, svg *, .report-quote)')].map(
    (element) =>
      `${element.localName} ${element.getAttribute('dir') ?? ''} ${element.textContent.replaceAll(/\s+/g, ' ')}`,
  );

test('the fixture has every kind of block', () => {
  expect(new Set(everyBlock.map(({ type }) => type))).toEqual(new Set(Object.keys(standings)));
});

test.for(['en', 'ar', 'fr', 'ja'] as const)('in %s a report has the elements of its Markdown', (lang) => {
  const written = outlineOf(render(<ReportText text={markdownIn(lang)} lang={lang} />).container);

  // The titles of a letter below a help card follow its headline, as those of every letter do.
  expect(outlineOf(drawn(everyBlock, lang))).toEqual(
    written.map((line) => line.replace(/^h5( \S+ The charger)$/, 'h4$1')),
  );
});

test('points stand where their numbers say', () => {
  const container = drawn(everyBlock);
  const [bar] = container.querySelectorAll('.report-bar circle');
  const points = [...container.querySelectorAll('.report-chart circle')];
  const lines = [...container.querySelectorAll('.report-chart path')].map((path) =>
    (path.getAttribute('d') ?? '').split(/[ML ]/).map(Number),
  );
  const [, from = 0, , to = 0] = lines[0] ?? [];
  const shares = points.map((point) => (Number(point.getAttribute('cx')) - from) / (to - from));

  expect((Number(bar?.getAttribute('cx')) - 4) / 160).toBeCloseTo(0.5937, 2);
  expect(shares[0]).toBeCloseTo(0.5937, 2);
  expect(shares[1]).toBeCloseTo(0.123, 2);
});

test('a replaced block changes no other, and an open section stays open', () => {
  const { container, rerender } = render(<BlockList blocks={everyBlock} lang="en" />);
  const [fold] = container.querySelectorAll('details');
  if (fold) fold.open = true;
  const changes = new MutationObserver(() => {});
  changes.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });

  rerender(
    <BlockList
      lang="en"
      blocks={everyBlock.map((block) =>
        block.id === 'bigfive:said' ? { ...block, type: 'prose', runs: [{ text: 'Mended.' }] } : block,
      )}
    />,
  );

  const touched = changes.takeRecords().map(({ target }) => target.textContent);
  expect(touched).toEqual(['Mended.']);
  expect(fold?.open).toBe(true);
});

test('hostile words in every field stay words', () => {
  const { container, rerender } = render(null);
  for (const text of hostileTexts.filter(({ length }, index) => length < 200 && index % 5 === 0)) {
    rerender(<BlockList blocks={everyBlock.map((block) => saying(block, text))} lang="en" />);

    expect(container.querySelectorAll('script, img, iframe, b, style, object, form')).toHaveLength(0);
    expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'tel:112',
      'https://findahelpline.com/',
    ]);
    expect(container.querySelector('h3')?.textContent).toBe(text);
  }
});

const FIELDS = ['text', 'title', 'says', 'words', 'shows', 'smallPrint', 'name', 'label', 'value'];

const saying = (block: Block, text: string): Block =>
  JSON.parse(JSON.stringify(block, (key, value: unknown) => (FIELDS.includes(key) ? text : value))) as Block;
