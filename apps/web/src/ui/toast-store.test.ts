import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, reduceToasts } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new toast replaces the older one', () => {
  const store = createToastStore();
  store.add({ title: 'First' });

  store.add({ title: 'Second' });

  expect(store.list()).toMatchObject([{ title: 'Second', open: true }]);
});

test('a toast can be updated in place', () => {
  const store = createToastStore();
  const { id, update } = store.add({ title: 'Extracting Text' });

  update({ title: 'Text Extracted', description: 'Two pages' });

  expect(store.list()).toMatchObject([{ id, title: 'Text Extracted', description: 'Two pages', open: true }]);
});

test('a dismissed toast is closed at once and removed after 1,000,000 ms', () => {
  const store = createToastStore();
  const { id } = store.add({ title: 'First' });

  store.dismiss(id);

  expect(store.list()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.list()).toEqual([]);
});

test('dismissing without an id closes all, removing without an id clears all', () => {
  const store = createToastStore();
  store.add({ title: 'First' });

  store.dismiss();
  expect(store.list()).toMatchObject([{ open: false }]);
  store.remove();

  expect(store.list()).toEqual([]);
});

test('the late removal of a replaced toast keeps the newer one', () => {
  const store = createToastStore();
  store.add({ title: 'First' }).dismiss();
  store.add({ title: 'Second' });

  vi.advanceTimersByTime(1_000_000);

  expect(store.list()).toMatchObject([{ title: 'Second', open: true }]);
});

test('listeners are called for every change until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);

  store.add({ title: 'First' }).dismiss();
  leave();
  store.add({ title: 'Second' });

  expect(listener).toHaveBeenCalledTimes(2);
});

test('dismissing one toast keeps the others, and an update does not reopen it', () => {
  const one = { id: '1', title: 'One', open: true, revision: 0 };
  const two = { id: '2', title: 'Two', open: true, revision: 0 };

  const dismissed = reduceToasts([one, two], { type: 'dismiss', id: '1' });
  const updated = reduceToasts(dismissed, { type: 'update', id: '1', content: { title: 'Changed' } });

  expect(updated).toEqual([{ id: '1', title: 'Changed', open: false, revision: 1 }, two]);
  expect(reduceToasts(updated, { type: 'remove', id: '1' })).toEqual([two]);
});
