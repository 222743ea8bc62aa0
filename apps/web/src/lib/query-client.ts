import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  const onError = (error: Error): void => console.error(error);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      // 'always': a mutation that deletes or spends must run now or fail, not wait for the network and run later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
