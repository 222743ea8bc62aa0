import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState, type ReactNode } from 'react';
import { render } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { TextInput } from './text-input.tsx';

afterEach(() => toastStore.remove());

function Harness({ onAnalyze, busy = false }: { onAnalyze: (text: string) => void; busy?: boolean }): ReactNode {
  const [text, setText] = useState('');
  return <TextInput text={text} busy={busy} progress="running" onChange={setText} onAnalyze={onAnalyze} />;
}

const box = page.getByPlaceholder('Type, paste, or upload a document to analyze...');

test('Enter submits the text', async () => {
  const onAnalyze = vi.fn();
  render(<Harness onAnalyze={onAnalyze} />);

  await userEvent.type(box, 'Some words{Enter}');

  expect(onAnalyze).toHaveBeenCalledExactlyOnceWith('Some words');
});

test('Shift+Enter makes a new line and submits nothing', async () => {
  const onAnalyze = vi.fn();
  render(<Harness onAnalyze={onAnalyze} />);

  await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two');

  await expect.element(box).toHaveValue('one\ntwo');
  expect(onAnalyze).not.toHaveBeenCalled();
});

test('Enter that ends a composition submits nothing', async () => {
  const onAnalyze = vi.fn();
  render(<Harness onAnalyze={onAnalyze} />);
  await userEvent.type(box, 'にほん');

  box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));

  expect(onAnalyze).not.toHaveBeenCalled();
});

test.for(['', '  \n '])('a text without a word (%j) is refused in plain words', async (text) => {
  const onAnalyze = vi.fn();
  render(<Harness onAnalyze={onAnalyze} />);
  await userEvent.fill(box, text);

  await userEvent.click(page.getByRole('button', { name: 'Analyze Text' }));

  expect(onAnalyze).not.toHaveBeenCalled();
  expect(toastStore.list()).toMatchObject([
    { title: 'No Text', description: 'Please enter some text first', variant: 'destructive' },
  ]);
});

test('words are counted as they are typed', async () => {
  render(<Harness onAnalyze={vi.fn()} />);

  await userEvent.fill(box, 'three  small\nwords');

  await expect.element(page.getByText('3 words')).toBeVisible();
});

test('while an analysis runs nothing can be changed or sent, and its progress is shown', async () => {
  const onAnalyze = vi.fn();
  render(<Harness onAnalyze={onAnalyze} busy />);

  await userEvent.type(box, 'Some words{Enter}');

  await expect.element(box).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Analyze Text' })).toBeDisabled();
  await expect.element(page.getByText('running')).toBeVisible();
  expect(onAnalyze).not.toHaveBeenCalled();
});
