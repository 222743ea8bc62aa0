import '../../../styles.css';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { DropZone } from './drop-zone.tsx';

const zone = page.getByRole('button', { name: 'Drag & drop files here to analyze' });
const overlay = page.getByText('Drop the file to analyze it');
const picture = new File(['x'], 'cat.png', { type: 'image/png' });
const onFiles = vi.fn();
const onBrowse = vi.fn();

beforeEach(() => {
  onFiles.mockClear();
  onBrowse.mockClear();
});

function open(disabled = false): HTMLElement {
  const { container } = render(
    <>
      <DropZone disabled={disabled} onFiles={onFiles} onBrowse={onBrowse} />
      <textarea aria-label="Elsewhere" />
    </>,
  );
  return container;
}

function carrying(...things: (File | string)[]): DataTransfer {
  const data = new DataTransfer();
  for (const thing of things) {
    if (typeof thing === 'string') data.setData('text/plain', thing);
    else data.items.add(thing);
  }
  return data;
}

/** Returns false if the page called preventDefault. */
function drag(type: string, target: Element, dataTransfer: DataTransfer): boolean {
  return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

function hover(target: Element, data: DataTransfer): void {
  drag('dragenter', target, data);
  drag('dragover', target, data);
}

function paste(target: Element, clipboardData: DataTransfer): boolean {
  return target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

test('the zone says in fixed words what it takes', async () => {
  open();

  await expect.element(zone).toHaveAccessibleDescription('Supports JPG, PNG, MP4, MOV, PDF, DOC, DOCX (max 50MB)');
  await expect.element(page.getByText('Supports JPG, PNG, MP4, MOV, PDF, DOC, DOCX (max 50MB)')).toBeVisible();
});

test('a press anywhere in the zone opens a picker', async () => {
  open();

  // Forced, because the button covers the text.
  await userEvent.click(page.getByText('Supports JPG', { exact: false }), { force: true });

  expect(onBrowse).toHaveBeenCalledOnce();
});

test.for(['{Enter}', ' '])('the zone is worked by the keyboard with %j', async (key) => {
  open();

  await userEvent.tab();
  await expect.element(zone).toHaveFocus();
  await userEvent.keyboard(key);

  expect(onBrowse).toHaveBeenCalledOnce();
});

test('a file dropped anywhere on the page is taken', () => {
  open();
  const elsewhere = page.getByLabelText('Elsewhere').element();

  const isLeftToBrowser = drag('drop', elsewhere, carrying(picture));

  expect(isLeftToBrowser).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test('all files of a drop are handed on, so that the caller can refuse several', () => {
  open();
  const second = new File(['y'], 'dog.png', { type: 'image/png' });

  drag('drop', document.body, carrying(picture, second));

  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture, second]);
});

test('text that is dragged keeps its way into the text box', async () => {
  open();
  const elsewhere = page.getByLabelText('Elsewhere').element();

  hover(elsewhere, carrying('words'));

  await expect.element(overlay).not.toBeInTheDocument();
  expect(drag('dragover', elsewhere, carrying('words'))).toBe(true);
  expect(drag('drop', elsewhere, carrying('words'))).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('the window is covered from the first element entered until the last one is left', async () => {
  const container = open();
  const elsewhere = page.getByLabelText('Elsewhere').element();

  hover(container, carrying(picture));
  await expect.element(overlay).toBeVisible();

  drag('dragenter', elsewhere, carrying(picture));
  drag('dragleave', container, carrying(picture));
  await expect.element(overlay).toBeVisible();

  drag('dragleave', elsewhere, carrying(picture));
  await expect.element(overlay).not.toBeInTheDocument();
});

test('an element that goes away under the pointer does not leave the window covered', async () => {
  const container = open();
  const shortLived = container.appendChild(document.createElement('div'));
  hover(shortLived, carrying(picture));
  shortLived.remove();
  hover(container, carrying(picture));
  await expect.element(overlay).toBeVisible();

  drag('dragleave', container, carrying(picture));

  await expect.element(overlay).not.toBeInTheDocument();
});

test('a drag that ends without a word is noticed when the pointer moves again', async () => {
  open();
  hover(document.body, carrying(picture));
  await expect.element(overlay).toBeVisible();

  window.dispatchEvent(new PointerEvent('pointermove'));

  await expect.element(overlay).not.toBeInTheDocument();
});

test('after a drop the window is free again', async () => {
  open();
  hover(document.body, carrying(picture));
  await expect.element(overlay).toBeVisible();

  drag('drop', document.body, carrying(picture));

  await expect.element(overlay).not.toBeInTheDocument();
});

test('while it is disabled a drop is claimed, so that the page stays, and nothing is taken', async () => {
  open(true);

  hover(document.body, carrying(picture));
  await expect.element(page.getByText('An analysis is running. Drop the file when it has ended.')).toBeVisible();

  expect(drag('dragover', document.body, carrying(picture))).toBe(false);
  expect(drag('drop', document.body, carrying(picture))).toBe(false);
  paste(document.body, carrying(picture));
  expect(onFiles).not.toHaveBeenCalled();
  await expect.element(zone).toBeDisabled();
});

test('an image pasted anywhere is taken', () => {
  open();

  const isLeftToBrowser = paste(page.getByLabelText('Elsewhere').element(), carrying(picture));

  expect(isLeftToBrowser).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test.for([
  { name: 'text', data: ['Some words'] },
  { name: 'text with a picture of itself', data: ['Some words', picture] },
  { name: 'a file that is no image', data: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] },
])('$name that is pasted is left to the browser', ({ data }) => {
  open();

  const isLeftToBrowser = paste(page.getByLabelText('Elsewhere').element(), carrying(...data));

  expect(isLeftToBrowser).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('an image file copied with its name is taken', () => {
  open();

  paste(document.body, carrying('cat.png', picture));

  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test('the camera button asks for a photo and hands it on', async () => {
  const container = open();
  const keepShut = (event: Event): void => event.preventDefault();
  document.addEventListener('click', keepShut);
  onTestFinished(() => document.removeEventListener('click', keepShut));

  // Shown only on touch screens, which the test browser is not.
  container.querySelector<HTMLButtonElement>('[aria-label="Take a photo"]')?.click();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  expect(input?.accept).toBe('image/*');
  expect(input?.getAttribute('capture')).toBe('environment');
  if (input) input.files = carrying(picture).files;
  input?.dispatchEvent(new Event('change'));

  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]), { timeout: 30_000 });
});

test('a zone that is gone listens no more', () => {
  const { rerender } = render(<DropZone disabled={false} onFiles={onFiles} onBrowse={onBrowse} />);
  rerender(null);

  drag('drop', document.body, carrying(picture));
  paste(document.body, carrying(picture));

  expect(onFiles).not.toHaveBeenCalled();
});
