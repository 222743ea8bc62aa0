import type { AnalysisSummary } from '@app/contract/analyses';
import type { ProviderId } from '@app/contract/models';
import type { Wait } from '@app/contract/status';
import { listOpenAnalyses } from '../db/open-analyses.ts';
import type { QueueLength } from '../db/queue-lengths.ts';
import type { Services } from '../services.ts';

/** The expected wait of the next analysis for a model; undefined when it starts at once. */
export async function readWait({ queueLengths }: Services, provider: ProviderId): Promise<Wait | undefined> {
  const state = await queueLengths.stateOf(provider);
  return expectedWait(state, state.waiting);
}

/** Lists the open work of a session, with what queued or held work waits for. */
export async function listOpenWork(services: Services, sessionId: string): Promise<AnalysisSummary[]> {
  const open = await listOpenAnalyses(services.db, sessionId);
  return Promise.all(
    open.map(async ({ provider, ahead, isHeld, ...summary }) => {
      if (isHeld) return { ...summary, wait: { ahead: 0, for: summary.status === 'running' ? 'model' : 'service' } };
      if (summary.status !== 'queued' || ahead === 0) return summary;
      return { ...summary, wait: expectedWait(await services.queueLengths.stateOf(provider), ahead) };
    }),
  );
}

/** A running analysis is half done on average, so its total time is about twice the time it has run. */
export function expectedWait({ running, runningMs }: QueueLength, ahead: number): Wait | undefined {
  if (ahead === 0) return undefined;
  if (running === 0) return { ahead };
  return { ahead, seconds: Math.ceil((ahead * 2 * runningMs) / running / 1_000) };
}
