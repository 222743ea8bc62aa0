import type { Status } from '@app/contract/status';
import { useQuery } from '@tanstack/react-query';
import { readStatus } from '../api/read-status.ts';

/** What this deployment offers; unknown until it answers, and when it does not (which is only logged). */
export function useStatus(): Status | undefined {
  return useQuery({ queryKey: ['status'], queryFn: readStatus }).data;
}
