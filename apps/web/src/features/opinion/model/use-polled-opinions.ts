import type { Opinions } from '@app/contract/opinions';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listOpinions } from '../api/opinions.ts';
import { isOpen } from './compared-ids.ts';

const EVERY_MS = 1_500;

/** Polls the readings of one report while one of them is being written. */
export function usePolledOpinions(report: string, onFinished?: () => void): UseQueryResult<Opinions> {
  const query = useQuery({
    queryKey: ['opinions', report],
    queryFn: ({ signal }) => listOpinions(report, signal),
    refetchInterval: ({ state }) => (state.data?.readings.some(isOpen) && !state.error ? EVERY_MS : false),
    staleTime: 0,
  });
  const finished = query.data?.readings.filter(({ status }) => status === 'done').length ?? 0;
  const tellFinished = useEffectEvent(() => onFinished?.());
  useEffect(() => {
    if (finished > 1) tellFinished();
  }, [finished]);
  return query;
}
