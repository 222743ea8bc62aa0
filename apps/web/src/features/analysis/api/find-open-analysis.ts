import { type AnalysisSummary, listOpenAnalyses } from '@app/contract/analyses';
import { call, emptyWhenUnknown } from '../../../lib/api-client.ts';

/** The newest analysis of the session that is still being written, or null. */
export async function findOpenAnalysis(sessionId: string): Promise<AnalysisSummary | null> {
  const open = await emptyWhenUnknown(call(listOpenAnalyses, { query: { sessionId } }));
  const running = open.filter(({ status }) => status === 'queued' || status === 'running');
  return running.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0] ?? null;
}
