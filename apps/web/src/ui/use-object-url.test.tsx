import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ReactNode, StrictMode } from 'react';
import { render } from '../testing/render.tsx';
import { useObjectUrl } from './use-object-url.ts';

function Shown({ blob }: { blob: Blob | undefined }): ReactNode {
  return <output>{useObjectUrl(blob) ?? 'none'}</output>;
}

const shown = (): string => page.getByRole('status').element().textContent;
const read = async (url: string): Promise<string> => (await fetch(url)).text();

test('a file has an object URL from the first render', async () => {
  render(<Shown blob={new Blob(['one'])} />);

  expect(await read(shown())).toBe('one');
});

test('another file has another object URL, and the first one is revoked', async () => {
  const { rerender } = render(<Shown blob={new Blob(['one'])} />);
  const first = shown();

  rerender(<Shown blob={new Blob(['two'])} />);

  expect(await read(shown())).toBe('two');
  await expect(read(first)).rejects.toThrow('Failed to fetch');
});

test('without a file there is no object URL, and the last one is revoked', async () => {
  const { rerender } = render(<Shown blob={new Blob(['one'])} />);
  const first = shown();

  rerender(<Shown blob={undefined} />);

  expect(shown()).toBe('none');
  await expect(read(first)).rejects.toThrow('Failed to fetch');
});

test('in strict mode the shown object URL is valid', async () => {
  const blob = new Blob(['one']);

  render(
    <StrictMode>
      <Shown blob={blob} />
    </StrictMode>,
  );

  expect(await read(shown())).toBe('one');
});
