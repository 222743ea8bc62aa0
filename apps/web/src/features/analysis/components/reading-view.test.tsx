import '../../../styles.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../testing/devtools.ts';
import { render } from '../../../testing/render.tsx';
import { longReport } from '../../../ui/__fixtures__/report-texts.ts';
import { ReadingView } from './reading-view.tsx';

const dialog = page.getByRole('dialog', { name: 'Big Five' });
const contents = dialog.getByRole('navigation', { name: 'Contents' });
const onClose = vi.fn();
const text = `${longReport.slice(0, 3_000)}\n\n### A detail\n\nWords.\n`;

beforeEach(() => page.viewport(1_440, 900));
afterEach(() => onClose.mockClear());

function open(): void {
  render(
    <div>
      <p>Behind it</p>
      <div data-print="page">The panel's own report</div>
      <ReadingView text={text} title="Big Five" onClose={onClose} />
    </div>,
  );
}

test('the contents link to every heading', async () => {
  open();
  await expect.element(contents.getByRole('button', { name: 'A detail' })).toBeVisible();

  await userEvent.click(contents.getByRole('button', { name: 'Trait 2', exact: true }));

  const heading = dialog.getByRole('heading', { name: 'Trait 2', exact: true });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await expect
    .element(contents.getByRole('button', { name: 'Trait 2', exact: true }))
    .toHaveAttribute('aria-current', 'true');
});

test('a line holds 66 characters of a serif font', async () => {
  open();
  await expect.element(contents).toBeVisible();

  const report = dialog.element().querySelector('.report') ?? document.body;
  const letter = Object.assign(report.appendChild(document.createElement('p')), { textContent: '0'.repeat(100) });
  letter.style.cssText = 'position: absolute; white-space: nowrap';
  const letters = (report.getBoundingClientRect().width / letter.getBoundingClientRect().width) * 100;
  letter.remove();
  expect(Math.round(letters)).toBe(66);
  expect(getComputedStyle(report).fontFamily).toContain('Serif');
});

test.for([
  ['the button', () => userEvent.click(dialog.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const)('%s closes the view', async ([, act]) => {
  open();
  await expect.element(contents).toBeVisible();

  await act();

  expect(onClose).toHaveBeenCalledOnce();
});

test('printing shows only the one report', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  open();
  await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();

  await emulateMedia('print');

  await expect.element(page.getByText('Behind it')).not.toBeVisible();
  await expect.element(page.getByText("The panel's own report")).not.toBeVisible();
  await expect.element(dialog.getByText('Big Five', { exact: true })).not.toBeVisible();
  expect(dialog.element().querySelector('.report')?.checkVisibility()).toBe(true);
  await emulateMedia('');
});

test('on a phone the contents are above the text, and nothing is wider than the screen', async () => {
  await page.viewport(320, 700);
  open();

  await expect.element(contents.getByRole('button', { name: 'Trait 0', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the view adds no style element, which the content security policy would block', async () => {
  const before = document.querySelectorAll('style').length;
  open();
  await expect.element(contents).toBeVisible();

  expect(document.querySelectorAll('style')).toHaveLength(before);
});
