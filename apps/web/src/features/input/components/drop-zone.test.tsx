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

test('the zone describes the supported files', async () => {
  open();

  await expect.element(zone).toHaveAccessibleDescription('Supports JPG, PNG, MP4, MOV, PDF, DOC, DOCX (max 50MB)');
  await expect.element(page.getByText('Supports JPG, PNG, MP4, MOV, PDF, DOC, DOCX (max 50MB)')).toBeVisible();
});

test('a click anywhere in the zone opens a picker', async () => {
  open();

  // Forced, because the button covers the text.
  await userEvent.click(page.getByText('Supports JPG', { exact: false }), { force: true });

  expect(onBrowse).toHaveBeenCalledOnce();
});

test.for(['{Enter}', ' '])('the zone opens a picker with the key %j', async (key) => {
  open();

  await userEvent.tab();
  await expect.element(zone).toHaveFocus();
  await userEvent.keyboard(key);

  expect(onBrowse).toHaveBeenCalledOnce();
});

test('a file dropped anywhere on the page is accepted', () => {
  open();
  const elsewhere = page.getByLabelText('Elsewhere').element();

  const isLeftToBrowser = drag('drop', elsewhere, carrying(picture));

  expect(isLeftToBrowser).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test('all dropped files are passed on', () => {
  open();
  const second = new File(['y'], 'dog.png', { type: 'image/png' });

  drag('drop', document.body, carrying(picture, second));

  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture, second]);
});

test('dragged text is left to the browser', async () => {
  open();
  const elsewhere = page.getByLabelText('Elsewhere').element();

  hover(elsewhere, carrying('words'));

  await expect.element(overlay).not.toBeInTheDocument();
  expect(drag('dragover', elsewhere, carrying('words'))).toBe(true);
  expect(drag('drop', elsewhere, carrying('words'))).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('the overlay is shown from the first element entered until the last one is left', async () => {
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

test('an element removed under the pointer does not keep the overlay open', async () => {
  const container = open();
  const shortLived = container.appendChild(document.createElement('div'));
  hover(shortLived, carrying(picture));
  shortLived.remove();
  hover(container, carrying(picture));
  await expect.element(overlay).toBeVisible();

  drag('dragleave', container, carrying(picture));

  await expect.element(overlay).not.toBeInTheDocument();
});

test('a pointer move after an unfinished drag closes the overlay', async () => {
  open();
  hover(document.body, carrying(picture));
  await expect.element(overlay).toBeVisible();

  window.dispatchEvent(new PointerEvent('pointermove'));

  await expect.element(overlay).not.toBeInTheDocument();
});

test('a drop closes the overlay', async () => {
  open();
  hover(document.body, carrying(picture));
  await expect.element(overlay).toBeVisible();

  drag('drop', document.body, carrying(picture));

  await expect.element(overlay).not.toBeInTheDocument();
});

test('while disabled a drop is intercepted and ignored', async () => {
  open(true);

  hover(document.body, carrying(picture));
  await expect.element(page.getByText('An analysis is running. Drop the file when it has ended.')).toBeVisible();

  expect(drag('dragover', document.body, carrying(picture))).toBe(false);
  expect(drag('drop', document.body, carrying(picture))).toBe(false);
  paste(document.body, carrying(picture));
  expect(onFiles).not.toHaveBeenCalled();
  await expect.element(zone).toBeDisabled();
});

test('an image pasted anywhere is accepted', () => {
  open();

  const isLeftToBrowser = paste(page.getByLabelText('Elsewhere').element(), carrying(picture));

  expect(isLeftToBrowser).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test.for([
  { name: 'text', data: ['Some words'] },
  { name: 'text with a picture of itself', data: ['Some words', picture] },
  { name: 'a file that is no image', data: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] },
])('pasted $name is left to the browser', ({ data }) => {
  open();

  const isLeftToBrowser = paste(page.getByLabelText('Elsewhere').element(), carrying(...data));

  expect(isLeftToBrowser).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('a pasted image file with a name is accepted', () => {
  open();

  paste(document.body, carrying('cat.png', picture));

  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test('the camera button requests a photo and passes it on', async () => {
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

  await expect.poll(() => onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test('an unmounted zone ignores drops and pastes', () => {
  const { rerender } = render(<DropZone disabled={false} onFiles={onFiles} onBrowse={onBrowse} />);
  rerender(null);

  drag('drop', document.body, carrying(picture));
  paste(document.body, carrying(picture));

  expect(onFiles).not.toHaveBeenCalled();
});
