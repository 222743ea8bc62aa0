import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('queries never refetch or become stale, and nothing is retried', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  expect(queries).toEqual({ refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false });
  expect(mutations).toEqual({ retry: false, networkMode: 'always' });
});

test('a query is idle, then fetching, and paused while offline', async () => {
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

test('a query is not refetched within a day', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryFn = vi.fn(() => Promise.resolve('read'));
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['one'], queryFn });
  onTestFinished(observer.subscribe(() => {}));

  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1_000);

  expect(queryFn).toHaveBeenCalledTimes(1);
});
