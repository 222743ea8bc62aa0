import '../../../styles.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import type { Source } from '../model/use-source.ts';
import { ReadingView } from './reading-view.tsx';

const dialog = page.getByRole('dialog', { name: 'ANALYSIS' });
const report = dialog.getByRole('region', { name: 'Analysis text' });
const source = dialog.getByRole('region', { name: 'Your text' });
const onClose = vi.fn();

const filler = 'Nothing of this is quoted anywhere.\n'.repeat(120);
const text = `I keep a list for the trip,\nand a second list. ${filler}The best evening was not planned at all. ${filler}The end.`;
const quotes = ['I keep a list for the trip,\nand a second list', 'a second list', 'The best evening was not planned'];

const markdown = [
  '# Big Five',
  ...['Order', 'Calm', 'Warmth', 'Play'].map((name) => `## ${name}\n\n${'Words about it. '.repeat(80)}`),
]
  .join('\n\n')
  .replace('## Calm', '> “I keep a list for the trip, and a second list”\n>\n> Two lists.\n\n## Calm')
  .replace('## Warmth', '- **Ease**. Some.\n\n  > “The best evening was not planned”\n\n## Warmth')
  .replace(
    '## Play',
    '> “a second list”\n\n> “I keep a list for the trip, and a second list”\n\n> “Not in the text”\n\n## Play',
  );

function sourceOf(words: string): Source {
  const spans = quotes.map((quote) => ({ quote, start: words.indexOf(quote) }));
  return { text: words, quotes: spans.map(({ quote, start }) => ({ quote, start, end: start + quote.length })) };
}

function open(given: { source?: Source; quote?: number } = { source: sourceOf(text) }): void {
  render(<ReadingView text={markdown} title="ANALYSIS" onClose={onClose} {...given} />);
}

const quote = (index: number) => report.getByRole('button').nth(index);
const passage = (words: string | RegExp) => source.getByRole('button', { name: words });
const lit = (): string[] => [...dialog.element().querySelectorAll('mark [data-lit]')].map((part) => part.textContent);
const litQuotes = (): string[] =>
  [...dialog.element().querySelectorAll('blockquote[data-lit] > :first-child')].map((part) => part.textContent);

beforeEach(async () => {
  onClose.mockClear();
  await page.viewport(1_440, 900);
});

test('every quote that stands in the source can be pressed, every passage is marked, and nothing else', async () => {
  open();

  await expect.element(source).toBeVisible();
  expect(report.getByRole('button').elements()).toHaveLength(4);
  expect([...source.element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'I keep a list for the trip,\nand a second list',
    'The best evening was not planned',
  ]);
  expect(source.element().textContent).toContain(text);
});

test('a press on a quote lights its passage, scrolls to it and hands it the focus', async () => {
  open();

  await userEvent.click(quote(1));

  const mark = passage('The best evening was not planned');
  await expect.element(mark).toBeInViewport();
  await expect.element(mark).toHaveFocus();
  await expect.element(mark).toHaveAttribute('aria-current', 'true');
  expect(lit()).toEqual(['The best evening was not planned']);
  expect(litQuotes()).toEqual(['“The best evening was not planned”']);
});

test('a press on a passage leads to its quotes, one after the other', async () => {
  open();
  const mark = passage(/^I keep/);
  const seen: (string | undefined)[] = [];

  for (let press = 0; press < 4; press += 1) {
    (mark.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    seen.push(document.activeElement?.textContent);
  }

  const whole = '“I keep a list for the trip, and a second list”';
  expect(seen).toEqual([whole, '“a second list”', whole, whole]);
  await expect.element(quote(0)).toHaveFocus();
  await expect.element(quote(0)).toBeInViewport();
});

test('of passages that overlap only the words of the quote are lit', async () => {
  open();

  await userEvent.click(quote(2));

  expect(lit()).toEqual(['a second list']);
});

test.for(['{Enter}', ' '])('the keyboard does the same (%j), and both say what a press does', async (key) => {
  open();
  (quote(1).element() as HTMLElement).focus();

  await userEvent.keyboard(key);
  const mark = passage('The best evening was not planned');
  await expect.element(mark).toHaveFocus();
  await expect.element(mark).toHaveAccessibleDescription('Shows the quote in the report.');
  await userEvent.keyboard(key);

  await expect.element(quote(1)).toHaveFocus();
  await expect.element(quote(1)).toHaveAccessibleDescription('Shows the passage in your text.');
});

test('whoever marks words with the mouse is not led away', async () => {
  open();
  await expect.element(source).toBeVisible();
  getSelection()?.selectAllChildren(quote(1).element());

  quote(1)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

  expect(lit()).toEqual([]);
  getSelection()?.removeAllRanges();
});

test('opened at a quote, the quote and its passage are in view and lit', async () => {
  open({ source: sourceOf(text), quote: 1 });

  await expect.element(quote(1)).toBeInViewport();
  await expect.element(passage('The best evening was not planned')).toBeInViewport();
  await expect.element(quote(1)).toHaveFocus();
  expect(lit()).toEqual(['The best evening was not planned']);
});

test('without a source the column stays away and no quote can be pressed', async () => {
  open({ quote: 3 });

  await expect.element(report.getByText('“I keep a list for the trip, and a second list”').nth(1)).toBeInViewport();
  await expect.element(source).not.toBeInTheDocument();
  expect(report.getByRole('button').elements()).toEqual([]);
});

test('on a phone the source is a sheet from below, and Escape closes it before the view', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(source).not.toBeInTheDocument();

  await userEvent.click(quote(0));

  await expect.element(passage(/^I keep/)).toBeInViewport();
  await expect.element(quote(0)).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.keyboard('{Escape}');
  await expect.element(source).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('on a phone the sheet is opened and closed by its buttons, and the focus goes back to the quote', async () => {
  await page.viewport(390, 844);
  open();

  await userEvent.click(dialog.getByRole('button', { name: 'Your text', exact: true }));
  await expect.element(source).toBeVisible();
  await userEvent.click(passage(/^I keep/));
  await userEvent.click(dialog.getByRole('button', { name: 'Close your text' }));

  await expect.element(source).not.toBeInTheDocument();
  await expect.element(quote(0)).toHaveFocus();
});

test('two million letters are shown without a freeze, and the last passage is found in them', async () => {
  const long = `${'A line of some words, as letters have them.\n'.repeat(48_000)}${text}`;
  expect(long.length).toBeGreaterThan(2_000_000);
  const began = performance.now();
  open({ source: sourceOf(long) });
  await expect.element(source).toBeVisible();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const drawnMs = performance.now() - began;

  await userEvent.click(quote(1));

  await expect.element(passage('The best evening was not planned')).toBeInViewport();
  expect(drawnMs).toBeLessThan(30_000);
});
