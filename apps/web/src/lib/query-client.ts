import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  const onError = (error: Error): void => console.error(error);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      // At once or not at all: what deletes or spends must not wait for the network and happen later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
