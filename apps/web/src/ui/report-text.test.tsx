import { describe, expect, test } from 'vitest';
import { cutAtRandom, randomFrom } from '../testing/random.ts';
import { middleOf } from '../testing/middle-of.ts';
import { render } from '../testing/render.tsx';
import { closeOpenMarkers } from './report-blocks.ts';
import { longReport, reportTexts } from './__fixtures__/report-texts.ts';
import { openStream } from './__fixtures__/open-stream.tsx';
import { ReportText } from './report-text.tsx';

/** Fewer in CI. */
const SEEDS = Math.max(8, 100 * Number(import.meta.env['PROPERTY_SHARE']));
const seeds = Array.from({ length: SEEDS }, (_none, index) => index + 1);

function drawAtOnce(text: string): string {
  const { container } = render(<ReportText text={text} />);
  return container.innerHTML;
}

function blockAround(node: Node): Element {
  const element = node instanceof Element ? node : (node.parentElement ?? document.body);
  return element.closest('.report > *') ?? document.body;
}

describe('a streamed text', () => {
  test.for(Object.entries(reportTexts))(
    'ends as if rendered at once for any chunking: %s',
    { timeout: 240_000 },
    ([, text]) => {
      const expected = drawAtOnce(text);

      const differing = seeds.filter((seed) => {
        const { container, send } = openStream();
        for (const piece of cutAtRandom(text, randomFrom(seed), seed === 1 ? 1 : 20 + 2 * seed)) send(piece);
        send('', { isLast: true });
        return container.innerHTML !== expected;
      });

      expect(differing).toEqual([]);
    },
  );

  test('never changes a finished block and removes few nodes', { timeout: 240_000 }, () => {
    const { container, send } = openStream();
    const blocks = (): Element[] => [...container.querySelectorAll('.report > *')];
    const changes = new MutationObserver(() => {});
    changes.observe(container, { childList: true, characterData: true, attributes: true, subtree: true });
    let touched = 0;
    let removed = 0;

    for (const piece of cutAtRandom(longReport, randomFrom(7), 160)) {
      const finished = new Set(blocks().slice(0, -2));
      send(piece);
      const records = changes.takeRecords();
      touched += records.filter(({ target }) => finished.has(blockAround(target))).length;
      removed += records.reduce((sum, { removedNodes }) => sum + removedNodes.length, 0);
    }

    expect(blocks().length).toBeGreaterThan(150);
    expect(touched).toBe(0);
    expect(removed).toBeLessThan(60);
  });

  test('keeps the elements of finished blocks', () => {
    const { container, send } = openStream();
    send('# One\n\nFirst.\n\nSec');
    const heading = container.querySelector('h3');
    const paragraph = container.querySelector('p');

    send('ond, and more.\n\n- x');

    expect(container.querySelector('h3')).toBe(heading);
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.textContent).toContain('Second, and more.');
  });

  test('is rendered from the start after a restart', () => {
    const { container, send, restart } = openStream();
    send('# Old\n\nOld text.\n\n');

    restart('New');

    expect(container.textContent).toBe('New');
  });

  test('is rendered while chunks arrive faster than frames', () => {
    const { container, send } = openStream();

    for (let count = 1; count <= 20; count += 1) send('word ', { waitMs: 10 });

    expect(container.textContent?.length).toBeGreaterThan(20);
  });

  test('never shows a raw bold mark', async () => {
    const text = 'A **bold word** and **another one**, then *soft*.\n\n- **Order:** lists\n- **Duty:** care\n';
    const { container, rerender } = render(<ReportText text="" isStreaming />);
    const seen: string[] = [];

    for (let end = 1; end <= text.length; end += 1) {
      rerender(<ReportText key={end} text={text.slice(0, end)} isStreaming />);
      seen.push(container.textContent ?? '');
    }

    expect(seen.filter((shown) => shown.includes('*'))).toEqual([]);
  });
});

describe('a bar of characters', () => {
  test('is drawn as a bar between its two labels', () => {
    const { container } = render(<ReportText text={'`Reserved ─━━●━── Outgoing` **60 of 100**'} />);

    expect([...container.querySelectorAll('.report-bar span')].map(({ textContent }) => textContent)).toEqual([
      'Reserved',
      'Outgoing',
    ]);
    expect(container.querySelector('circle')?.getAttribute('cx')).toBe('84');
    expect(container.querySelector('code')).toBeNull();
  });

  test('has two points for two positions, and a hollow point for thin evidence', () => {
    const { container } = render(<ReportText text={'`Low ●───● High` and `Low ──○── High`'} />);
    const [low, high, thin] = container.querySelectorAll('circle');

    expect([low, high].map((point) => point?.getAttribute('cx'))).toEqual(['4', '164']);
    expect([low, high, thin].map((point) => point?.dataset['hollow'])).toEqual(['false', 'false', 'true']);
  });

  test.for(['`npm run x`', '`a ── b`', '`──x──`', 'c ──●──'])('is not drawn for %s', (text) => {
    const { container } = render(<ReportText text={text} />);

    expect(container.querySelector('.report-bar')).toBeNull();
  });
});

test('every block has the direction of its own letters', () => {
  const text = '# Title\n\nHello there.\n\nمرحبا بكم\n\n- النقطة\n- الثانية\n\n> اقتباس\n>\n> شرح';
  const { container } = render(<ReportText text={text} />);

  const directions = [...container.querySelectorAll('.report > *')].map((block) => getComputedStyle(block).direction);
  expect(directions).toEqual(['ltr', 'ltr', 'rtl', 'rtl', 'rtl']);
});

test("in a right-to-left report Latin names do not change a block's direction, and quotes keep their own", () => {
  const text = '## DISC\n\nHEXACO نموذج\n\n- DISC\n\n| DISC | نموذج |\n|---|---|\n| 1 | 2 |\n\n> Hello there';
  const { container } = render(<ReportText text={text} lang="ar" />);

  const blocks = [...container.querySelectorAll('h4, p, ul, table, blockquote')].filter(
    (block) => !block.parentElement?.closest('blockquote'),
  );
  expect(blocks.map((block) => `${block.localName} ${getComputedStyle(block).direction}`)).toEqual([
    'h4 rtl',
    'p rtl',
    'ul rtl',
    'table rtl',
    'blockquote ltr',
  ]);
});

test.for([
  ['ar', '`المألوف ─●──────── الانفتاح` **17**'],
  ['ar', '`I ─●──────── E` **17**'],
  ['de', '`vertraut ─●──────── offen` **17**'],
])('in %s the point of %s is on the side of its pole', ([lang, text = '']) => {
  const { container } = render(<ReportText text={text} lang={lang} />);
  const [low, high] = container.querySelectorAll('.report-bar > span');
  const point = middleOf(container.querySelector('.report-bar circle'));

  expect(middleOf(low) > middleOf(high)).toBe(lang === 'ar');
  expect(Math.abs(point - middleOf(low))).toBeLessThan(Math.abs(point - middleOf(high)) / 2);
});

test('a rule below a paragraph does not turn it into a heading', () => {
  const { container } = render(<ReportText text={'Some words\n---\nMore'} />);

  expect([...container.querySelectorAll('.report > *')].map(({ tagName }) => tagName)).toEqual(['P', 'HR', 'P']);
});

test.for([
  ['a **bo', 'a **bo**'],
  ['a **bold**', 'a **bold**'],
  ['a *so', 'a *so*'],
  ['a `co', 'a `co`'],
  ['see [the pa', 'see the pa'],
  ['see [the page](https://exa', 'see the page'],
  ['Intro:\n-', 'Intro:\n'],
  ['Text.\n\n| Trait | Ran', 'Text.\n\n'],
  ['Text.\n\n## ', 'Text.\n\n'],
  ['3 * 4 is 12', '3 * 4 is 12'],
  ['Bars:\n\n```cha', 'Bars:\n\n'],
  ['Bars:\n\n```chart\nA  ──●──  5\n', 'Bars:\n\n'],
  ['Bars:\n\n```chart\nA  ──●──  5\n``', 'Bars:\n\n'],
  ['```chart\nA  ──●──  5\n```', '```chart\nA  ──●──  5\n```'],
  ['```chart\nA  ──●──  5\n```\n\nIt *le', '```chart\nA  ──●──  5\n```\n\nIt *le*'],
  ['```js\nlet a = 1', '```js\nlet a = 1'],
] as const)('the unfinished end %j is shown as %j', ([tail, shown]) => {
  expect(closeOpenMarkers(tail)).toBe(shown);
});
