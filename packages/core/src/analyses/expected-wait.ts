import type { AnalysisSummary } from '@app/contract/analyses';
import type { ProviderId } from '@app/contract/models';
import type { Wait } from '@app/contract/status';
import { listOpenAnalyses } from '../db/open-analyses.ts';
import type { LineState } from '../db/lines.ts';
import type { Services } from '../services.ts';

/** What the next analysis of a model would wait for; undefined when it begins at once. */
export async function readWait({ lines }: Services, provider: ProviderId): Promise<Wait | undefined> {
  const state = await lines.stateOf(provider);
  return expectedWait(state, state.waiting);
}

/** What of a session is still open, and what the queued ones of it wait for. */
export async function listOpenWork(services: Services, sessionId: string): Promise<AnalysisSummary[]> {
  const open = await listOpenAnalyses(services.db, sessionId);
  return Promise.all(
    open.map(async ({ provider, ahead, ...summary }) => {
      if (summary.status !== 'queued' || ahead === 0) return summary;
      return { ...summary, wait: expectedWait(await services.lines.stateOf(provider), ahead) };
    }),
  );
}

/** What runs is half done on average, so it takes twice the time it has run. */
export function expectedWait({ running, runningMs }: LineState, ahead: number): Wait | undefined {
  if (ahead === 0) return undefined;
  if (running === 0) return { ahead };
  return { ahead, seconds: Math.ceil((ahead * 2 * runningMs) / running / 1_000) };
}
