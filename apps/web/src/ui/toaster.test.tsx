import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { strings } from '../strings/en.ts';
import { render } from '../testing/render.tsx';
import { createToastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const region = page.getByRole('region', { name: 'Notifications (F8)' });

test('only the newest toast is shown', async () => {
  const store = createToastStore();
  render(<Toaster labels={strings.toast} store={store} />);

  store.add({ title: 'First' });
  store.add({ title: 'Second', description: 'With words' });

  await expect.element(region.getByText('Second')).toBeVisible();
  await expect.element(region.getByText('With words')).toBeVisible();
  await expect.element(region.getByText('First')).not.toBeInTheDocument();
});

test('the close button dismisses the toast and keeps it in the store as closed', async () => {
  const store = createToastStore();
  render(<Toaster labels={strings.toast} store={store} />);
  store.add({ title: 'Analysis Failed', variant: 'destructive' });

  await userEvent.click(region.getByRole('button', { name: 'Close' }));

  await expect.element(region.getByText('Analysis Failed')).not.toBeInTheDocument();
  expect(store.list()).toMatchObject([{ open: false }]);
});

test('F8 moves the focus to the notifications', async () => {
  const store = createToastStore();
  render(<Toaster labels={strings.toast} store={store} />);
  store.add({ title: 'First' });

  await userEvent.keyboard('{F8}');

  expect(region.element().contains(document.activeElement)).toBe(true);
});
