import type { Status } from '@app/contract/status';
import { useQuery } from '@tanstack/react-query';
import { readStatus } from '../api/read-status.ts';

/** What this deployment offers; undefined until the call succeeds. A failed call is only logged. */
export function useStatus(): Status | undefined {
  return useQuery({ queryKey: ['status'], queryFn: readStatus }).data;
}
