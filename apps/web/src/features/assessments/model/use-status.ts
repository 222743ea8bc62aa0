import type { Status } from '@app/contract/status';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { readStatus } from '../api/read-status.ts';

const query = { queryKey: ['status'], queryFn: readStatus };

/**
 * What this deployment offers; undefined until the call succeeds. A failed call is only logged. Set in a transition:
 * it re-renders the whole page, while the visitor may be typing.
 */
export function useStatus(): Status | undefined {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState(() => queryClient.getQueryData<Status>(query.queryKey));
  useEffect(() => {
    const observer = new QueryObserver(queryClient, query);
    return observer.subscribe(({ data }) => startTransition(() => setStatus(data)));
  }, [queryClient]);
  return status;
}
