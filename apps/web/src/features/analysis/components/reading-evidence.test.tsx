import '../../../styles.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import type { SourceState } from '../model/use-source.ts';
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

function sourceOf(words: string): SourceState {
  const spans = quotes.map((quote) => ({ quote, start: words.indexOf(quote) }));
  return { text: words, quotes: spans.map(({ quote, start }) => ({ quote, start, end: start + quote.length })) };
}

function open(given: { source?: SourceState; quote?: number } = { source: sourceOf(text) }): void {
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

test('exactly the quotes in the source are clickable and exactly their passages are marked', async () => {
  open();

  await expect.element(source).toBeVisible();
  expect(report.getByRole('button').elements()).toHaveLength(4);
  expect([...source.element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'I keep a list for the trip,\nand a second list',
    'The best evening was not planned',
  ]);
  expect(source.element().textContent).toContain(text);
});

test('a click on a quote highlights its passage, scrolls to it and focuses it', async () => {
  open();

  await userEvent.click(quote(1));

  const mark = passage('The best evening was not planned');
  await expect.element(mark).toBeInViewport();
  await expect.element(mark).toHaveFocus();
  await expect.element(mark).toHaveAttribute('aria-current', 'true');
  expect(lit()).toEqual(['The best evening was not planned']);
  expect(litQuotes()).toEqual(['“The best evening was not planned”']);
});

test('clicks on a passage cycle through its quotes', async () => {
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

test('for overlapping passages only the words of the quote are highlighted', async () => {
  open();

  await userEvent.click(quote(2));

  expect(lit()).toEqual(['a second list']);
});

test.for(['{Enter}', ' '])('the keyboard works like a click (%j), and both targets have a description', async (key) => {
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

test('a click while text is selected does nothing', async () => {
  open();
  await expect.element(source).toBeVisible();
  getSelection()?.selectAllChildren(quote(1).element());

  quote(1)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

  expect(lit()).toEqual([]);
  getSelection()?.removeAllRanges();
});

test('a view opened at a quote shows and highlights the quote and its passage', async () => {
  open({ source: sourceOf(text), quote: 1 });

  await expect.element(quote(1)).toBeInViewport();
  await expect.element(passage('The best evening was not planned')).toBeInViewport();
  await expect.element(quote(1)).toHaveFocus();
  expect(lit()).toEqual(['The best evening was not planned']);
});

test('without a source the column is absent and no quote is clickable', async () => {
  open({ quote: 3 });

  await expect.element(report.getByText('“I keep a list for the trip, and a second list”').nth(1)).toBeInViewport();
  await expect.element(source).not.toBeInTheDocument();
  expect(report.getByRole('button').elements()).toEqual([]);
});

test('on a phone the source is a bottom sheet, and Escape closes it before the view', async () => {
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

test('on a phone buttons open and close the sheet, and the focus returns to the quote', async () => {
  await page.viewport(390, 844);
  open();

  await userEvent.click(dialog.getByRole('button', { name: 'Your text', exact: true }));
  await expect.element(source).toBeVisible();
  await userEvent.click(passage(/^I keep/));
  await userEvent.click(dialog.getByRole('button', { name: 'Close your text' }));

  await expect.element(source).not.toBeInTheDocument();
  await expect.element(quote(0)).toHaveFocus();
});

test('a source of two million characters is rendered and its last passage is found', async () => {
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
