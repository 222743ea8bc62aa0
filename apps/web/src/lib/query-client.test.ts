import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('data is never read again by itself, never grows old, and nothing is tried twice', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  expect(queries).toEqual({ refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false });
  expect(mutations).toEqual({ retry: false, networkMode: 'always' });
});

test('a read is idle, then fetching, and paused while there is no connection', async () => {
  const client = createQueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const observer = new QueryObserver(client, { queryKey: ['one'], queryFn: () => promise, enabled: false });
  onTestFinished(observer.subscribe(() => {}));
  expect(observer.getCurrentResult().fetchStatus).toBe('idle');

  const first = observer.refetch();
  expect(observer.getCurrentResult().fetchStatus).toBe('fetching');
  resolve('read');
  await first;
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', data: 'read' });

  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  void observer.refetch();
  expect(observer.getCurrentResult().fetchStatus).toBe('paused');
});

test('nothing is read again by itself, however long the page is open', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryFn = vi.fn(() => Promise.resolve('read'));
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['one'], queryFn });
  onTestFinished(observer.subscribe(() => {}));

  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1_000);

  expect(queryFn).toHaveBeenCalledTimes(1);
});
