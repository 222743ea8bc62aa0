import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { loadable, Part } from './part.tsx';

test('a part that could not be loaded is told, and loaded again when it is next put on the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let loads = 0;
  const Greeting = loadable(async () => {
    loads += 1;
    if (loads === 1) throw new Error('The network is gone');
    return { default: (): ReactNode => <p>Good morning</p> };
  });
  function Harness(): ReactNode {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsShown(!isShown)}>
          Toggle
        </button>
        {isShown && (
          <Part failed={<p>Not loaded</p>}>
            <Greeting />
          </Part>
        )}
      </>
    );
  }
  render(<Harness />);

  await expect.element(page.getByText('Not loaded')).toBeVisible();
  expect(loads).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Toggle' }));
  await userEvent.click(page.getByRole('button', { name: 'Toggle' }));
  await expect.element(page.getByText('Good morning')).toBeVisible();
});
