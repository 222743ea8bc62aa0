import type { AnalysisStatus } from '@app/contract/analyses';
import { type ErrorCode, errorTable } from '@app/contract/errors';
import type { AnalysisEvent } from '@app/contract/events';
import { closeAnalysis, findAnalysis } from '../db/analyses.ts';
import { closeStream } from '../events/live-store.ts';
import { announceCancel } from '../queue/cancellation.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { discardUpload } from '../uploads/save-upload.ts';
import { recordAnalysisEnd } from './record-analysis-end.ts';
import { nextJobKey, queueOf } from './queue-analysis.ts';
import { eventContext } from './sealing-contexts.ts';

/** Cancels an analysis: closes the row in Postgres, then closes the stream, notifies the worker and removes the job. */
export async function cancelAnalysis(
  services: Services,
  { analysis, session }: OwnedAnalysis,
): Promise<AnalysisStatus> {
  const code: ErrorCode = 'ANALYSIS_CANCELLED';
  const isClosed = await closeAnalysis(services.db, { id: analysis.id, status: 'cancelled', code });
  if (!isClosed) return (await findAnalysis(services.db, analysis.id))?.status ?? 'cancelled';

  const event: AnalysisEvent = { type: 'error', code, message: errorTable[code].message };
  const sealed = services.vault.seal(session.key, eventContext(analysis.id), JSON.stringify(event));
  // Redis only spreads the news: if it is down, Postgres refuses the worker's next write.
  await Promise.allSettled([
    closeStream(services.live, { analysisId: analysis.id, event: sealed }),
    announceCancel(services.redis, services.config.REDIS_PREFIX, analysis.id),
    services.queue.remove(queueOf(analysis), nextJobKey(analysis)),
    ...(analysis.uploadId ? [discardUpload(services, analysis.uploadId)] : []),
  ]);
  recordAnalysisEnd(services, analysis, code);
  services.log.info({ analysisId: analysis.id }, 'analysis cancelled');
  return 'cancelled';
}
