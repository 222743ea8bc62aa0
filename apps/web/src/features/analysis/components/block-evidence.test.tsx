import '../../../styles.css';
import type { Block } from '@app/contract/blocks';
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
const text = [
  'I keep a list for the trip,\nand a second list.',
  filler,
  'It rained again 🌧️. The best evening was not planned at all.',
  filler,
  'It rained again 🌧️. あの夜は長かった。 كان المساء طويلا.\n\nThe end.',
].join('\n\n');

/** A quote by its words; `nth` counts the places where these words stand. */
function quoteOf(words: string, nth = 0): Extract<Block, { type: 'quote' }> {
  let start = text.indexOf(words);
  for (let at = 0; at < nth; at += 1) start = text.indexOf(words, start + 1);
  const end = start + words.length;
  return { id: `q${start}-${end}`, type: 'quote', words, start, end };
}

const whole = quoteOf('I keep a list for the trip,\nand a second list');
const nested = quoteOf('a second list');
const twice = [quoteOf('It rained again 🌧️'), quoteOf('It rained again 🌧️', 1)] as const;
const japanese = quoteOf('あの夜は長かった。');
const arabic = quoteOf('كان المساء طويلا.\n\nThe end');
const invented: Block = { id: 'q1-9', type: 'quote', words: 'Not in the text', start: 1, end: 9 };
const quotes = [whole, nested, ...twice, japanese, arabic];

const row = (key: string, named: { id: string }[]): Block => ({
  id: `bigfive.${key}`,
  type: 'row',
  fold: 'rows',
  level: 3,
  title: key,
  prose: [[{ text: 'Words about it. '.repeat(60) }]],
  quotes: named.map(({ id }) => ({ quote: id, shows: 'What it shows.' })),
  asides: [],
});
const blocks: Block[] = [
  { id: 'headline', type: 'headline', title: 'A planner', name: 'Big Five' },
  ...quotes,
  invented,
  { id: 'letter-1', type: 'prose', runs: [{ text: 'You wrote ' }, { quote: twice[1].id }, { text: ' and meant it.' }] },
  { id: 'bigfive:title', type: 'title', fold: 'rows', level: 2, text: 'Big Five' },
  row('order', [whole, twice[0]]),
  row('calm', [nested, whole, twice[1], invented]),
  row('play', [japanese, arabic]),
];
const linked = [twice[1], whole, twice[0], nested, whole, twice[1], japanese, arabic];
const given: { source?: SourceState; quote?: string } = { source: { text, quotes: [] } };

const open = (more = given): void =>
  void render(<ReadingView text="" blocks={blocks} title="ANALYSIS" onClose={onClose} {...more} />);
const marks = (): HTMLElement[] => [...report.element().querySelectorAll<HTMLElement>('[role=button]')];
const lit = (): string =>
  [...dialog.element().querySelectorAll('mark [data-lit]')].map((part) => part.textContent).join('');
const litPlaces = (): (string | null)[] =>
  [...report.element().querySelectorAll('[data-lit]')].map((box) => box.getAttribute('data-place'));
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(async () => {
  onClose.mockClear();
  await page.viewport(1_440, 900);
});

test('every quote lights its own passage, wherever the same words stand again', async () => {
  open();
  await expect.element(source).toBeVisible();
  for (const fold of report.element().querySelectorAll('details')) fold.open = true;
  const seen = marks().map((mark) => {
    mark.click();
    const [first] = dialog.element().querySelectorAll<HTMLElement>('mark [data-lit]');
    return { start: Number(first?.dataset['start']), words: lit(), places: litPlaces().length };
  });

  expect(seen).toEqual(linked.map(({ start, words }) => ({ start, words, places: 1 })));
  expect(litPlaces()).toEqual(['bigfive.play#1']);
});

test('a press lights two marks and changes no other element', async () => {
  open();
  await expect.element(source).toBeVisible();
  for (const fold of report.element().querySelectorAll('details')) fold.open = true;
  marks()[0]?.click();
  await frame();
  const changes = new MutationObserver(() => {});
  changes.observe(dialog.element(), { subtree: true, childList: true, characterData: true, attributes: true });

  marks()[2]?.click();

  const touched = changes.takeRecords().map(({ type, attributeName }) => `${type} ${attributeName}`);
  changes.disconnect();
  // Two marks go out and two are lit.
  expect(touched.toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'attributes aria-current'),
    ...Array.from({ length: 4 }, () => 'attributes data-lit'),
  ]);
});

test('presses on a passage go through the places that quote it, and focus them', async () => {
  open();
  const mark = source.getByRole('button', { name: /^I keep/ });
  await expect.element(mark).toBeVisible();
  const seen: (string | null | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    (mark.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    seen.push(document.activeElement?.parentElement?.getAttribute('data-place'));
  }

  expect(seen).toEqual(['bigfive.order#0', 'bigfive.calm#0', 'bigfive.calm#1', 'bigfive.order#0']);
});

test.for(['{Enter}', ' '])('a quote in a sentence and its passage answer to %j', async (key) => {
  open();
  await expect.element(source).toBeVisible();
  marks()[0]?.focus();
  await expect
    .element(page.elementLocator(marks()[0] as Element))
    .toHaveAccessibleDescription('Shows the passage in your text.');

  await userEvent.keyboard(key);
  expect(document.activeElement?.closest('mark')?.textContent).toBe('It rained again 🌧️');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  await userEvent.keyboard(key);

  await expect.element(page.elementLocator(document.activeElement as Element)).toBeInViewport();
  expect(report.element().contains(document.activeElement)).toBe(true);
});

test('a quote that is not in the source is text', async () => {
  open();
  await expect.element(source).toBeVisible();
  expect(marks()).toHaveLength(linked.length);
  expect([...source.element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'I keep a list for the trip,\nand a second list',
    'It rained again 🌧️',
    'It rained again 🌧️',
    'あの夜は長かった。',
    'كان المساء طويلا.\n\nThe end',
  ]);
});

test('a view opened at a place shows and lights it', async () => {
  open({ ...given, quote: 'bigfive.calm#2' });

  await expect.poll(litPlaces).toEqual(['bigfive.calm#2']);
  await expect.poll(() => document.activeElement?.parentElement?.getAttribute('data-place')).toBe('bigfive.calm#2');
  await expect.element(page.elementLocator(document.activeElement as Element)).toBeInViewport();
  expect(lit()).toBe('It rained again 🌧️');
});

test('without a source no quote is clickable, and the place is still shown', async () => {
  open({ quote: 'bigfive.play#1' });

  const box = report.element().querySelector('[data-place="bigfive.play#1"]');
  await expect.element(page.elementLocator(box as Element)).toBeInViewport();
  expect(marks()).toEqual([]);
});

test('the contents are the headings of the blocks, and lead to them', async () => {
  open();
  const contents = dialog.getByRole('navigation', { name: 'Contents' });
  await expect.element(contents).toBeVisible();
  expect([...contents.element().querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Big Five',
    'order',
    'calm',
    'play',
  ]);

  await userEvent.click(contents.getByRole('button', { name: 'calm' }));

  await expect.element(dialog.getByRole('heading', { name: 'calm' })).toHaveFocus();
  await expect.element(dialog.getByRole('heading', { name: 'calm' })).toBeInViewport();
});

test('on a phone a press opens the sheet, and the focus returns to the quote', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(source).not.toBeInTheDocument();

  marks()[0]?.click();
  await expect.element(source).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close your text' }));

  await expect.element(source).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('data-place')).toBe('letter-1#0');
});
