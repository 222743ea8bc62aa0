import type { ProviderId } from '@app/contract/models';
import { type ModelCallOutcome, newCallId, reserveCall, settleCall } from '@app/core/db/model-calls';
import { type FailedCall, readFailedCall } from '@app/core/llm/failed-call';
import { capsOf } from '@app/core/spend/caps';
import type { WorkerServices } from '../../worker-services.ts';
import type { CallOwner } from './call-owner.ts';
import { measureCall } from './measure-call.ts';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';

type PaidCall = {
  analysis: CallOwner;
  purpose: string;
  /** The number of the report part it writes. */
  part?: number;
  provider: ProviderId;
  /** The highest possible cost. */
  microUsd: number;
  signal: AbortSignal;
};

/**
 * Reserves the highest cost of a call before it, and settles the real cost of a finished, failed or aborted call. The
 * sweep settles what stays unsettled.
 */
export async function callWithReservation<Outcome extends ModelCallOutcome>(
  services: WorkerServices,
  paid: PaidCall,
  call: (onAborted: (failed: FailedCall) => void) => Promise<Outcome>,
): Promise<Outcome> {
  const { db, config, leases } = services;
  const { analysis, purpose, part, provider, microUsd, signal } = paid;
  signal.throwIfAborted(); // reserves nothing for a call that will not be made
  const { id: analysisId, attempt, quotaSubject } = analysis;
  const callId = newCallId(leases.databaseNowMs());
  const caps = capsOf(config, { quotaSubject, provider });
  const reservation = await retryWhileStoreIsDown(() =>
    reserveCall(
      db,
      { analysisId, attempt, purpose, ...(part !== undefined && { part }), provider },
      { caps, microUsd, callId },
    ),
  );
  let aborted: FailedCall | undefined;
  try {
    const outcome = await measureCall(services, paid, call)((failed) => (aborted = failed));
    await retryWhileStoreIsDown(() => settleCall(db, reservation, outcome));
    return outcome;
  } catch (error) {
    const failed = aborted ?? readFailedCall(error);
    if (failed) await retryWhileStoreIsDown(() => settleCall(db, reservation, { ...failed, finish: failed.reason }));
    throw error;
  }
}
