import { queueAnalysis, queueOf } from '@app/core/analyses/queue-analysis';
import { listStrandedCandidates } from '@app/core/db/analyses';
import { settleLostCalls } from '@app/core/db/model-calls';
import { isOwned } from '@app/core/events/live-store';
import type { Services } from '@app/core/services';
import { finishErasures } from './finish-erasures.ts';

/** A row this young may still be on its way to the queue. */
const GRACE_MS = 5_000;

/** Brings back what was dropped, then removes what was cleared: in this order, so that nothing cleared is brought back. */
export async function sweep(services: Services): Promise<void> {
  services.metrics.count('app_sweeps_total', {});
  await requeueStranded(services);
  await finishErasures(services);
  await closeLostCalls(services);
}

async function closeLostCalls({ db, log, config }: Services): Promise<void> {
  const count = await settleLostCalls(db, config.CALL_LOST_MS);
  if (count > 0) log.warn({ count }, 'model calls lost, counted at the cost set aside');
}

/** Brings open rows that no job carries back to the queue: after a crash between row and queue, or a Redis that forgot. */
async function requeueStranded(services: Services): Promise<void> {
  const rows = await listStrandedCandidates(services.db, GRACE_MS);
  const requeued = await Promise.all(rows.map((row) => requeueIfStranded(services, row)));
  const count = requeued.filter(Boolean).length;
  services.metrics.count('app_swept_total', { swept: 'analyses' }, count);
  if (count > 0) services.log.warn({ count }, 'stranded analyses queued again');
}

async function requeueIfStranded(
  { queue, live }: Services,
  row: Awaited<ReturnType<typeof listStrandedCandidates>>[number],
): Promise<boolean> {
  const state = await queue.stateOf(queueOf(row), row.id);
  if (state === 'pending') return false;
  if (row.status === 'running' && (await isOwned(live, row.id))) return false;
  if (state === 'ended') await queue.remove(queueOf(row), row.id);
  await queueAnalysis(queue, row, { unlessOwned: true });
  return true;
}
