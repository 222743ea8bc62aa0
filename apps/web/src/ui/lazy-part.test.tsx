import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { LazyPart, loadable } from './lazy-part.tsx';

/** A part that is loaded at the second try. */
function failOnce() {
  const load = vi
    .fn(async () => ({ default: (): ReactNode => <p>Good morning</p> }))
    .mockRejectedValueOnce(new Error('The network is gone'));
  return { Greeting: loadable(load), load };
}

test('a part that fails to load shows a notice and is loaded again at its next mount', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Greeting, load } = failOnce();
  function Harness(): ReactNode {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsShown(!isShown)}>
          Toggle
        </button>
        {isShown && (
          <LazyPart failed={<p>Not loaded</p>}>
            <Greeting />
          </LazyPart>
        )}
      </>
    );
  }
  render(<Harness />);

  await expect.element(page.getByText('Not loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByRole('button', { name: 'Toggle' }));
  await userEvent.click(page.getByRole('button', { name: 'Toggle' }));
  await expect.element(page.getByText('Good morning')).toBeVisible();
});

test('all parts that could not be loaded are loaded again when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Greeting, load } = failOnce();
  render(
    <>
      <LazyPart failed={<p>Not loaded</p>}>
        <Greeting />
      </LazyPart>
      <LazyPart failed={<p>Not loaded</p>}>
        <Greeting />
      </LazyPart>
    </>,
  );
  await expect.poll(() => page.getByText('Not loaded').elements().length).toBe(2);

  window.dispatchEvent(new Event('online'));

  await expect.poll(() => page.getByText('Good morning').elements().length).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part whose own code throws is not rendered again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let draws = 0;
  const Broken = (): ReactNode => {
    draws += 1;
    throw new Error('A fault of ours');
  };
  render(
    <LazyPart failed={<p>Not loaded</p>}>
      <Broken />
    </LazyPart>,
  );
  await expect.element(page.getByText('Not loaded')).toBeVisible();
  const before = draws;

  window.dispatchEvent(new Event('online'));

  await expect.element(page.getByText('Not loaded')).toBeVisible();
  expect(draws).toBe(before);
});
