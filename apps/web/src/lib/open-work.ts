import type { AnalysisSummary } from '@app/contract/analyses';
import { call, emptyWhenUnknown } from './api-client.ts';

type Kind = AnalysisSummary['kind'];
type OpenWork = { queryKey: string[]; queryFn: (run: { signal: AbortSignal }) => Promise<AnalysisSummary[]> };

/** The analyses and replies of a session that are still queued or running, fetched once on load. */
export function openWork(sessionId: string): OpenWork {
  return {
    queryKey: ['open-work', sessionId],
    async queryFn({ signal }) {
      // A first visit has no open work, so its page does not load the contract's analysis routes.
      const { listOpenAnalyses } = await import('@app/contract/analyses');
      return emptyWhenUnknown(call(listOpenAnalyses, { query: { sessionId }, signal }));
    },
  };
}

const newest =
  (isOfKind: (kind: Kind) => boolean) =>
  (work: AnalysisSummary[]): AnalysisSummary | null =>
    work
      .filter(({ kind, status }) => isOfKind(kind) && (status === 'queued' || status === 'running'))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0] ?? null;

export const newestAnalysis = newest((kind) => kind !== 'chat');
export const newestReply = newest((kind) => kind === 'chat');
