import type { Comparison } from '@app/contract/comparisons';
import type { ProviderId } from '@app/contract/models';
import type { AskedOpinion, Opinions } from '@app/contract/opinions';
import type { OpinionWords } from '@app/words/catalogue';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showFailure } from '../../../lib/show-failure.ts';
import { askOpinions, readComparison } from '../api/opinions.ts';
import { comparedIds } from './compared-ids.ts';
import { usePolledOpinions } from './use-polled-opinions.ts';

export type OpinionState = {
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
};

/** The readings of one report and how they compare; with `other`, the two reports alone. */
export function useOpinions({ report, other, words }: Options): OpinionState {
  const solving = useRef<AbortController>(undefined);
  useEffect(() => () => solving.current?.abort(), []);
  const { data: opinions, refetch } = usePolledOpinions(report);
  const readings = opinions?.readings ?? [];
  const ids = other ? [report, other] : comparedIds(readings);
  const states = readings.map(({ analysisId, status }) => `${analysisId} ${status}`).join();
  const { data: comparison } = useQuery({
    queryKey: ['comparison', ids.join(), states],
    queryFn: ({ signal }) => readComparison(ids, signal),
    enabled: ids.length > 1,
    placeholderData: keepPreviousData,
  });

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
      if (words && error.name !== 'AbortError') void showFailure('load', words.failed, error);
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
