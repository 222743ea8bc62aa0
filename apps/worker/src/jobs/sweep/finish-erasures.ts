import { deleteErasure, type Erasure, listErasures } from '@app/core/db/erasures';
import { finishErasure } from '@app/core/erasure/finish-erasure';
import type { Services } from '@app/core/services';

/** A newer erasure is left alone: a request may still be about to queue a job for the cleared row. */
const GRACE_MS = 5_000;

/** Finishes erasures that "New Analysis" could not complete, because a worker held a job or a store was down. */
export async function finishErasures(services: Services): Promise<void> {
  const erasures = await listErasures(services.db, GRACE_MS);
  const finished = await Promise.all(erasures.map((erasure) => tryToFinish(services, erasure)));
  const count = finished.filter(Boolean).length;
  services.metrics.count('app_swept_total', { swept: 'erasures' }, count);
  if (count > 0) services.log.info({ count }, 'erasures finished');
}

async function tryToFinish(services: Services, erasure: Erasure): Promise<boolean> {
  try {
    const isFinished = await finishErasure(services, erasure);
    if (isFinished) await deleteErasure(services.db, erasure.sessionId);
    return isFinished;
  } catch (error) {
    services.log.warn({ error }, 'erasure not finished, it will be tried again');
    return false;
  }
}
