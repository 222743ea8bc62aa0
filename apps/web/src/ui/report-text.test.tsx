import { describe, expect, test } from 'vitest';
import { cutAtRandom, randomFrom } from '../testing/random.ts';
import { render } from '../testing/render.tsx';
import { mendTail } from './report-blocks.ts';
import { hostileTexts } from './__fixtures__/hostile-texts.ts';
import { reportTexts } from './__fixtures__/report-texts.ts';
import { ReportText } from './report-text.tsx';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const settle = (): Promise<void> => pause(60);

function drawAtOnce(text: string): string {
  const { container } = render(<ReportText text={text} />);
  return container.innerHTML;
}

describe('a hostile text', () => {
  const ALLOWED = new Set(
    'DIV P H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE TABLE THEAD TBODY TR TH TD HR BR STRONG EM DEL A'.split(' '),
  );

  test.for(hostileTexts)('draws only known elements and safe links: %j', async (text) => {
    const { container } = render(<ReportText text={text} />);

    const elements = [...container.querySelectorAll('*')];
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    const links = [...container.querySelectorAll('a')];
    expect(elements.map(({ tagName }) => tagName).filter((name) => !ALLOWED.has(name))).toEqual([]);
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual([]);
    expect(links.filter(({ protocol }) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([]);
    expect(links.filter(({ rel }) => rel !== 'noopener noreferrer nofollow ugc')).toEqual([]);
  });

  test('loads nothing from anywhere', async () => {
    drawAtOnce(hostileTexts.join('\n\n'));
    await settle();

    const foreign = performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.example'));
    expect(foreign).toEqual([]);
  });

  test('shows HTML as its source and an image as its description', async () => {
    const { container } = render(<ReportText text={'<b>loud</b>\n\n![a red door](https://evil.example/x.png)'} />);

    expect(container.textContent).toContain('<b>loud</b>');
    expect(container.textContent).toContain('a red door');
  });

  test('nested without end does not end the page', async () => {
    const { container } = render(<ReportText text={`${'> '.repeat(5_000)}deep`} />);

    expect(container.textContent).toContain('deep');
  });
});

describe('a streamed text', () => {
  const cases = Object.keys(reportTexts).flatMap((name) => [1, 2, 3, 4, 5, 6].map((seed) => [name, seed] as const));

  test.for(cases)('ends as if drawn at once: %s, seed %i', async ([name, seed]) => {
    const text = reportTexts[name] ?? '';
    const random = randomFrom(seed);
    const expected = drawAtOnce(text);
    const { container, rerender } = render(<ReportText text="" isStreaming />);

    let sent = '';
    for (const piece of cutAtRandom(text, random, 160)) {
      sent += piece;
      rerender(<ReportText text={sent} isStreaming />);
      await settle();
    }
    rerender(<ReportText text={text} />);
    await settle();

    expect(container.innerHTML).toBe(expected);
  });

  test('keeps the elements of finished blocks', async () => {
    const { container, rerender } = render(<ReportText text={'# One\n\nFirst.\n\nSec'} isStreaming />);
    const heading = container.querySelector('h3');
    const paragraph = container.querySelector('p');

    rerender(<ReportText text={'# One\n\nFirst.\n\nSecond, and more.\n\n- x'} isStreaming />);
    await settle();

    expect(container.querySelector('h3')).toBe(heading);
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.textContent).toContain('Second, and more.');
  });

  test('is drawn again from the start when it starts anew', async () => {
    const { container, rerender } = render(<ReportText text={'# Old\n\nOld text.\n\n'} isStreaming />);

    rerender(<ReportText text="New" isStreaming />);
    await settle();

    expect(container.textContent).toBe('New');
  });

  test('is drawn while pieces keep coming faster than it is drawn', async () => {
    const { container, rerender } = render(<ReportText text="" isStreaming />);

    for (let count = 1; count <= 20; count += 1) {
      rerender(<ReportText text={'word '.repeat(count)} isStreaming />);
      await pause(10);
    }

    expect(container.textContent?.length).toBeGreaterThan(20);
  });

  test('never shows a raw mark of bold, letter by letter', async () => {
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
] as const)('the unfinished end %j is shown as %j', ([tail, shown]) => {
  expect(mendTail(tail)).toBe(shown);
});
