import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('data is never read again by itself, never grows old, and nothing is tried twice', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  expect(queries).toEqual({ refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false });
  expect(mutations).toEqual({ retry: false });
});
