import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { pickFile } from './pick-file.ts';

/** Tests cannot control the browser's file picker, so it stays closed and the test dispatches its events. */
beforeEach(() => {
  const keepShut = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) event.preventDefault();
  };
  document.addEventListener('click', keepShut);
  onTestFinished(() => document.removeEventListener('click', keepShut));
});

function picker(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No picker is open');
  return input;
}

function choose(file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  picker().files = chosen.files;
  picker().dispatchEvent(new Event('change'));
}

test('the picked file is returned and the input is removed', async () => {
  const picked = pickFile('image/*');

  choose(new File(['x'], 'a.png'));

  await expect(picked).resolves.toMatchObject({ name: 'a.png' });
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('a cancelled picker returns nothing and the input is removed', async () => {
  const picked = pickFile('image/*');

  picker().dispatchEvent(new Event('cancel'));

  await expect(picked).resolves.toBeUndefined();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('the picker has the accepted types, and the camera only on request', () => {
  void pickFile('video/*');
  expect(picker().accept).toBe('video/*');
  expect(picker().hasAttribute('capture')).toBe(false);
  picker().dispatchEvent(new Event('cancel'));

  void pickFile('image/*', { capture: 'environment' });
  expect(picker().getAttribute('capture')).toBe('environment');
  picker().dispatchEvent(new Event('cancel'));
});
