import '../styles.css';
import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'A dialog' });
const opener = page.getByRole('button', { name: 'Open' });

function Harness({ onClose }: { onClose: () => void }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <FullScreenDialog
          title="A dialog"
          about="Its subject"
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        >
          <p>Inside</p>
        </FullScreenDialog>
      )}
    </>
  );
}

test('the focus begins at the heading, and Tab leads to the close button', async () => {
  render(<Harness onClose={() => {}} />);

  await userEvent.click(opener);

  await expect.element(dialog.getByRole('heading', { name: 'A dialog' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, width: window.innerWidth });
});

test.for([
  ['the close button', () => userEvent.click(dialog.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Escape held down', () => userEvent.keyboard('{Escape}{Escape}{Escape}')],
  ['browser Back', () => Promise.resolve(history.back())],
] as const)('%s closes the dialog once, gives the focus back and leaves no entry in the history', async ([, act]) => {
  const onClose = vi.fn();
  history.replaceState({ mark: 'below' }, '');
  render(<Harness onClose={onClose} />);
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  const entries = history.length;

  await act();

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ mark: 'below' });
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  expect(history.length).toBe(entries);
});

test('after a reload with an open dialog the next dialog reuses its history entry', async () => {
  history.replaceState({ dialog: 'of the page before' }, '');
  const entries = history.length;
  render(<Harness onClose={() => {}} />);

  await userEvent.click(opener);

  await expect.element(dialog).toBeVisible();
  expect(history.length).toBe(entries);
  history.replaceState(null, '');
});

/** Draws a dialog and returns the boxes of the line below its title and of the first letter in it. */
function drawLine(dir: 'ltr' | 'rtl', about: string): { line: DOMRect; first: DOMRect } {
  document.documentElement.dir = dir;
  onTestFinished(() => {
    document.documentElement.dir = '';
  });
  render(
    <FullScreenDialog title="A dialog" about={about} onClose={() => {}}>
      <p>Inside</p>
    </FullScreenDialog>,
  );
  const element = page.getByText(about, { exact: true }).element();
  const letter = document.createRange();
  letter.setStart(element.firstChild as Node, 0);
  letter.setEnd(element.firstChild as Node, 1);
  return { line: element.getBoundingClientRect(), first: letter.getBoundingClientRect() };
}

test.for(['ltr', 'rtl'] as const)('on an %s page a long line is cut at its end', (dir) => {
  const { line, first } = drawLine(dir, 'An English title '.repeat(60).trim());

  expect(first.left).toBeCloseTo(line.left, 0);
});

test.for(['ltr', 'rtl'] as const)('on an %s page a long Arabic line is cut at its end', (dir) => {
  const { line, first } = drawLine(dir, 'عنوان عربي '.repeat(60).trim());

  expect(first.right).toBeCloseTo(line.right, 0);
});

test.for(['An English title', 'عنوان عربي'])(
  'a short line is aligned with the start of a right-to-left page: %s',
  (about) => {
    const { first } = drawLine('rtl', about);

    expect(first.left).toBeGreaterThan(window.innerWidth / 2);
  },
);
