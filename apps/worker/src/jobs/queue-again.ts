import { countEnd } from '@app/core/analyses/count-end';
import { queueAnalysis } from '@app/core/analyses/queue-analysis';
import { closeAnalysis, type ClaimedAnalysis } from '@app/core/db/analyses';
import { type Again, type FreedRow, QUARANTINE_FROM, requeueAnalysis } from '@app/core/db/leases';
import type { Services } from '@app/core/services';
import { outlast } from './outlast.ts';

/** More than any run of bad luck: what is interrupted this often is most likely the cause of it. */
export const MOST_INTERRUPTIONS = 20;

/** Gives a row back and queues its next attempt. Does nothing when the row is no longer held. */
export async function queueAgain(
  services: Services,
  { id, attempt }: Pick<ClaimedAnalysis, 'id' | 'attempt'>,
  { charge, delayMs = 0 }: { charge: Again['charge']; delayMs?: number },
): Promise<void> {
  const row = await outlast(() => requeueAnalysis(services.db, { id, epoch: attempt, charge, delayMs }));
  if (row) await queueFreed(services, row);
}

/** Queues the next attempt of a row that was taken from its owner or given back, unless that happened too often. */
export async function queueFreed(services: Services, row: FreedRow): Promise<void> {
  const { db, queue, log } = services;
  const { id, attempt, interruptions, delayMs } = row;
  if (interruptions > MOST_INTERRUPTIONS) {
    const code = 'ATTEMPTS_EXHAUSTED';
    if (!(await closeAnalysis(db, { id, attempt, status: 'failed', code }))) return;
    countEnd(services, row, code);
    log.error({ analysisId: id, attempt, code }, 'analysis interrupted too often, it may end its worker');
    return;
  }
  if (interruptions === QUARANTINE_FROM)
    log.error(
      { analysisId: id, attempt },
      'analysis interrupted again and again, from now on no other such runs beside it',
    );
  await queueAnalysis(queue, row, { delayMs }).catch((error: unknown) => {
    log.warn({ analysisId: id, error }, 'analysis not queued, the sweep will do it');
  });
}
