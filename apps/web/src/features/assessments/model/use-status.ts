import type { Status } from '@app/contract/status';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { readStatus } from '../api/read-status.ts';

/** A status without models is of a start or an outage: it is read again until a worker has announced some. */
const WITHOUT_MODELS_MS = 10_000;

const query = {
  queryKey: ['status'],
  queryFn: readStatus,
  refetchInterval: ({ state }: { state: { data?: Status | undefined } }) =>
    state.data?.models.length === 0 && WITHOUT_MODELS_MS,
} as const;

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
