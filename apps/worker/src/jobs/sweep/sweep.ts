import { nextJobKey, queueAnalysis, queueOf } from '@app/core/analyses/queue-analysis';
import { MISSED_RENEWALS_MS } from '@app/core/db/lease-keeper';
import { freeDeadLeases, listWaiting, type WaitingRow } from '@app/core/db/leases';
import { settleLostCalls } from '@app/core/db/model-calls';
import type { Services } from '@app/core/services';
import { requeueFreedRow } from '../requeue.ts';
import { finishErasures } from './finish-erasures.ts';

/** A row this young may be about to be queued. */
const GRACE_MS = 5_000;

/**
 * Frees the rows of dead workers, requeues rows without a job, finishes erasures and settles lost model calls. Erasures
 * come after requeueing, so that nothing erased is queued again.
 */
export async function sweep(services: Services): Promise<void> {
  services.metrics.count('app_sweeps_total', {});
  await freeDeadRows(services);
  await requeueStranded(services);
  await finishErasures(services);
  await settleLost(services);
}

async function settleLost({ db, log, config }: Services): Promise<void> {
  const count = await settleLostCalls(db, config.CALL_LOST_MS);
  if (count > 0) log.warn({ count }, 'lost model calls settled at their reserved cost');
}

/** Frees the rows of dead workers. A process that lost Postgres itself waits until the others had time to renew. */
async function freeDeadRows(services: Services): Promise<void> {
  const { db, config, leases, log, metrics } = services;
  const before = leases.trustedUntil();
  if (!before) return;
  const missedMs = config.LEASE_CONNECTION_CHECK ? MISSED_RENEWALS_MS : undefined;
  const rows = await freeDeadLeases(db, { leaseMs: leases.leaseMs, missedMs, before });
  await Promise.all(rows.map((row) => requeueFreedRow(services, row)));
  metrics.count('app_swept_total', { swept: 'leases' }, rows.length);
  if (rows.length > 0) log.warn({ count: rows.length }, 'analyses of dead workers freed');
}

/** Queues rows without a job again: after a crash between commit and queue, or after Redis lost its data. */
async function requeueStranded(services: Services): Promise<void> {
  const rows = await listWaiting(services.db, GRACE_MS);
  const requeued = await Promise.all(rows.map((row) => requeueIfStranded(services, row)));
  const count = requeued.filter(Boolean).length;
  services.metrics.count('app_swept_total', { swept: 'analyses' }, count);
  if (count > 0) services.log.warn({ count }, 'analyses without a job queued again');
}

async function requeueIfStranded({ queue }: Services, row: WaitingRow): Promise<boolean> {
  if (await queue.has(queueOf(row), nextJobKey(row))) return false;
  await queueAnalysis(queue, row);
  return true;
}
