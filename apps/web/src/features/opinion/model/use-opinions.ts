import type { Comparison } from '@app/contract/comparisons';
import type { ProviderId } from '@app/contract/models';
import type { AskedOpinion, Opinions } from '@app/contract/opinions';
import type { OpinionWords } from '@app/words/catalogue';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { askOpinions, listOpinions, readComparison } from '../api/opinions.ts';
import { comparedIds, isOpen } from './compared-ids.ts';

const EVERY_MS = 1_500;

type OpinionState = {
  opinions: Opinions | undefined;
  comparison: Comparison | undefined;
  /** What is compared. */
  ids: string[];
  /** Models that were refused the last time. */
  refused: AskedOpinion[];
  isAsking: boolean;
  ask: (models: ProviderId[], onAsked?: () => void) => void;
};

type Options = {
  report: string;
  other: string | undefined;
  words: OpinionWords | undefined;
  /** Another reading is stored. */
  onFinished: () => void;
};

/** The readings of one report and how they compare; with `other`, the two reports alone. */
export function useOpinions({ report, other, words, onFinished }: Options): OpinionState {
  const solving = useRef<AbortController>(undefined);
  useEffect(() => () => solving.current?.abort(), []);
  const { data: opinions, refetch } = useQuery({
    queryKey: ['opinions', report],
    queryFn: ({ signal }) => listOpinions(report, signal),
    refetchInterval: ({ state }) => (state.data?.readings.some(isOpen) ? EVERY_MS : false),
    staleTime: 0,
  });
  const readings = opinions?.readings ?? [];
  const ids = other ? [report, other] : comparedIds(readings);
  const states = readings.map(({ analysisId, status }) => `${analysisId} ${status}`).join();
  const { data: comparison } = useQuery({
    queryKey: ['comparison', ids.join(), states],
    queryFn: ({ signal }) => readComparison(ids, signal),
    enabled: ids.length > 1,
    placeholderData: keepPreviousData,
  });

  // What is finished belongs into the list of reports.
  const finished = readings.filter(({ status }) => status === 'done').length;
  const tellFinished = useEffectEvent(onFinished);
  useEffect(() => {
    if (finished > 1) tellFinished();
  }, [finished]);

  const {
    mutate,
    data: asked = [],
    isPending,
  } = useMutation({
    async mutationFn(models: ProviderId[]) {
      solving.current = new AbortController();
      return askOpinions(report, models, { signal: solving.current.signal, onPuzzle: () => {} });
    },
    onSuccess: () => refetch(),
    onError(error) {
      if (words && error.name !== 'AbortError') void tellFailure('load', words.failed, error);
    },
  });
  return {
    opinions,
    comparison: ids.length > 1 ? comparison : undefined,
    ids,
    refused: asked.filter(({ errorCode }) => errorCode),
    isAsking: isPending,
    ask: (models, onAsked) => mutate(models, onAsked && { onSuccess: onAsked }),
  };
}
