import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test.for([
  ['5 seconds after it was shown', 5_000, []],
  ['5 seconds after its last update', 7_500, [2_500]],
] as const)('a toast closes %s, not before', ([, closesAt, updates]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = open();
  const { update } = flushSync(() => store.add({ title: 'Extracting Text' }));
  for (const at of updates) {
    vi.advanceTimersByTime(at);
    flushSync(() => update({ title: 'Text Extracted' }));
  }

  vi.advanceTimersByTime(closesAt - 1 - updates.reduce<number>((sum, at) => sum + at, 0));
  const before = store.list();
  vi.advanceTimersByTime(1);

  expect(before).toMatchObject([{ open: true }]);
  expect(store.list()).toMatchObject([{ open: false }]);
});

test.for([
  [40, 'keeps', true],
  [60, 'closes', false],
] as const)('a swipe of %i px %s the toast', async ([distance, , isOpen]) => {
  const store = open();
  store.add({ title: 'First' });

  await swipe(distance);

  await expect.poll(store.list).toMatchObject([{ open: isOpen }]);
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
