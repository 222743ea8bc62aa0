import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ModeLine } from './mode-line.tsx';

test('the line names the target of the next file', async () => {
  const { container } = render(<ModeLine kind="video" framework="Big Five" onClear={vi.fn()} />);

  await expect.element(page.getByText('Big Five')).toBeVisible();
  expect(container.textContent).toBe('The next video goes to Big Five');
});

test('the close button clears the mode', async () => {
  const onClear = vi.fn();
  render(<ModeLine kind="image" framework="Big Five" onClear={onClear} />);

  await userEvent.click(page.getByRole('button', { name: 'Clear assessment mode' }));

  expect(onClear).toHaveBeenCalledOnce();
});
