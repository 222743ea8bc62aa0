import type { SourceQuote } from '@app/contract/analyses';
import { useQuery } from '@tanstack/react-query';
import { readSource } from '../api/read-source.ts';

export type SourceState = { text: string; quotes: SourceQuote[] };

/** The text a finished analysis was made from; undefined if there is none or it may not be read. */
export function useSource(analysisId: string | undefined): SourceState | undefined {
  const { data } = useQuery({
    queryKey: ['source', analysisId],
    queryFn: ({ signal }) => readSource(analysisId ?? '', signal),
    enabled: analysisId !== undefined,
    select: withText,
  });
  return data ?? undefined;
}

function withText({ text, quotes }: { text: string | null; quotes: SourceQuote[] }): SourceState | null {
  return text ? { text, quotes } : null;
}
