import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { strings } from '../words/strings.ts';
import { render } from '../testing/render.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const region = page.getByRole('region', { name: 'Notifications (F8)' });

function open(): ToastStore {
  const store = createToastStore();
  render(<Toaster labels={strings.toast} store={store} />);
  return store;
}

async function swipe(byPx: number): Promise<void> {
  const toast = region.getByRole('listitem');
  await userEvent.dragAndDrop(toast, toast, {
    sourcePosition: { x: 30, y: 10 },
    targetPosition: { x: 30 + byPx, y: 10 },
  });
}

test('only the newest toast is shown', async () => {
  const store = open();

  store.add({ title: 'First' });
  store.add({ title: 'Second', description: 'With words' });

  await expect.element(region.getByText('Second')).toBeVisible();
  await expect.element(region.getByText('With words')).toBeVisible();
  await expect.element(region.getByText('First')).not.toBeInTheDocument();
});

test('the close button dismisses the toast and keeps it in the store as closed', async () => {
  const store = open();
  store.add({ title: 'Analysis Failed', variant: 'destructive' });

  await userEvent.click(region.getByRole('button', { name: 'Close' }));

  await expect.element(region.getByText('Analysis Failed')).not.toBeInTheDocument();
  expect(store.list()).toMatchObject([{ open: false }]);
});

test('F8 moves the focus to the notifications', async () => {
  const store = open();
  store.add({ title: 'First' });

  await userEvent.keyboard('{F8}');

  expect(region.element().contains(document.activeElement)).toBe(true);
});

test('a toast closes after 5 seconds, not before', async () => {
  const store = open();
  const shownAt = performance.now();
  store.add({ title: 'First' });
  await expect.element(region.getByText('First')).toBeVisible();
  await userEvent.hover(document.body);

  await vi.waitFor(() => expect(store.list()).toMatchObject([{ open: false }]), { timeout: 40_000, interval: 50 });

  expect(performance.now() - shownAt).toBeGreaterThanOrEqual(4_900);
  await expect.element(region.getByText('First')).not.toBeInTheDocument();
});

test('an update restarts the 5 seconds', async () => {
  const store = open();
  const { update } = store.add({ title: 'Extracting Text' });
  await expect.element(region.getByText('Extracting Text')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 2_500));

  const updatedAt = performance.now();
  update({ title: 'Text Extracted' });
  await expect.element(region.getByText('Text Extracted')).toBeVisible();
  await vi.waitFor(() => expect(store.list()).toMatchObject([{ open: false }]), { timeout: 40_000, interval: 50 });

  expect(performance.now() - updatedAt).toBeGreaterThanOrEqual(4_900);
});

test('a swipe of 40 px keeps the toast', async () => {
  const store = open();
  store.add({ title: 'First' });

  await swipe(40);

  await expect.element(region.getByText('First')).toBeVisible();
  expect(store.list()).toMatchObject([{ open: true }]);
});

test('a swipe of 60 px closes the toast', async () => {
  const store = open();
  store.add({ title: 'First' });

  await swipe(60);

  await expect.element(region.getByText('First')).not.toBeInTheDocument();
  expect(store.list()).toMatchObject([{ open: false }]);
});

test('an action runs once and closes the toast', async () => {
  const store = open();
  const onPress = vi.fn();
  store.add({ title: 'Error', action: { label: 'Choose', altText: 'Choose a picture', onPress } });

  await userEvent.click(region.getByRole('button', { name: 'Choose' }));

  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(region.getByText('Error')).not.toBeInTheDocument();
});

test.for([
  { screen: 390, widest: 390 },
  { screen: 768, widest: 420 },
  { screen: 1440, widest: 304 },
])('on a screen of $screen px the notifications are at most $widest px wide', async ({ screen, widest }) => {
  await import('../styles.css');
  await page.viewport(screen, 800);
  const store = open();
  store.add({
    title: 'A title',
    description: 'A description that is long enough to fill more than one line '.repeat(3),
  });

  await expect.element(region.getByText('A title')).toBeVisible();
  const list = region.getByRole('list').element().getBoundingClientRect();
  expect(list.width).toBe(widest);
  expect(list.left).toBe(0);
});
