import { recordAnalysisEnd } from '@app/core/analyses/record-analysis-end';
import { queueAnalysis } from '@app/core/analyses/queue-analysis';
import { closeAnalysis, type ClaimedAnalysis } from '@app/core/db/analyses';
import { type RequeueOptions, type FreedRow, QUARANTINE_FROM, requeueAnalysis } from '@app/core/db/leases';
import type { Services } from '@app/core/services';
import { retryWhileStoreIsDown } from './retry-while-store-is-down.ts';

/** An analysis interrupted this often most likely crashes its workers. */
export const MAX_INTERRUPTIONS = 20;

/** Releases a row and queues its next attempt. Does nothing when this attempt no longer holds the row. */
export async function releaseAndRequeue(
  services: Services,
  { id, attempt }: Pick<ClaimedAnalysis, 'id' | 'attempt'>,
  { charge, delayMs = 0 }: { charge: RequeueOptions['charge']; delayMs?: number },
): Promise<void> {
  const row = await retryWhileStoreIsDown(() => requeueAnalysis(services.db, { id, epoch: attempt, charge, delayMs }));
  if (row) await requeueFreedRow(services, row);
}

/** Queues the next attempt of a freed or released row, unless it was interrupted too often. */
export async function requeueFreedRow(services: Services, row: FreedRow): Promise<void> {
  const { db, queue, log } = services;
  const { id, attempt, interruptions, delayMs } = row;
  if (interruptions > MAX_INTERRUPTIONS) {
    const code = 'ATTEMPTS_EXHAUSTED';
    if (!(await closeAnalysis(db, { id, attempt, status: 'failed', code }))) return;
    recordAnalysisEnd(services, row, code);
    log.error({ analysisId: id, attempt, code }, 'analysis interrupted too often, it may crash its worker');
    return;
  }
  if (interruptions === QUARANTINE_FROM)
    log.error({ analysisId: id, attempt }, 'analysis interrupted repeatedly: suspects like it run one at a time');
  await queueAnalysis(queue, row, { delayMs }).catch((error: unknown) => {
    log.warn({ analysisId: id, error }, 'analysis not queued, the sweep will do it');
  });
}
