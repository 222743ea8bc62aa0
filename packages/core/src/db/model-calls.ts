import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '../errors/app-error.ts';
import { correctCounters, readCounters, type CounterUse, incrementWithinLimits } from './counters.ts';
import type { Database } from './database.ts';
import { refuseSwitchedOffCall } from './switches.ts';

export type ModelCallOutcome = {
  model: string;
  usage: {
    inputTokens: number;
    cacheReadTokens: number;
    cacheWriteTokens: number;
    outputTokens: number;
    reasoningTokens: number;
    estimated: boolean;
  };
  costMicroUsd: number;
  priceVersion: string;
  firstTextMs: number | undefined;
  totalMs: number;
  finish: string;
};

/** The spending cap of one kind of call in a window, and the error code when it is used up. */
export type Cap = CounterUse & { code: 'BUDGET_USED' | 'SPEND_CAPPED' };

/** The caps of a call: its own, then the shared ones. A block that spent little today may use more of the latter. */
export type Caps = {
  own: Cap[];
  /** The daily counter that shows whether the block spent little today: one of `own`, or one never counted. */
  block: string;
  shared: (spentByBlock: number) => Cap[];
};

/** A permitted call and the caps its cost is reserved under. */
export type Reservation = { callId: string; caps: Cap[] };

/**
 * Create the id before the first try at the reservation, so that every retry is for the same call. Its time names the
 * partition, so it is that of Postgres's clock.
 */
export const newCallId = (nowMs = Date.now()): string => newId({ msecs: nowMs });

type NewCall = { analysisId: string; attempt: number; purpose: string; part?: number; provider: ProviderId };

/**
 * Writes the cost row and reserves the highest cost under every cap, in one commit before the call: a call that a crash
 * interrupts stays counted. Throws when a cap leaves no room, when the provider or framework is switched off, or when
 * Postgres does not respond; then no call may be made. A retry with the same `callId` does not reserve twice when the
 * response to an earlier commit was lost.
 */
export async function reserveCall(
  db: Database,
  call: NewCall,
  { caps, microUsd, callId = newCallId() }: { caps: Caps; microUsd: number; callId?: string },
): Promise<Reservation> {
  await db.transaction().execute(async (transaction) => {
    await refuseSwitchedOffCall(transaction, call);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('modelCalls')
      .values({
        id: callId,
        analysisId: call.analysisId,
        attempt: call.attempt,
        purpose: call.purpose,
        part: call.part ?? null,
        provider: call.provider,
        reservedMicroUsd: microUsd,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await incrementOrRefuse(transaction, caps.own, microUsd);
    // This transaction holds the lock on the block's counter until it ends, so no other call spends meanwhile.
    const used = await readCounters(transaction, [{ name: caps.block, window: 'day' }]);
    // Last, because every call waits for the shared counters.
    await incrementOrRefuse(transaction, caps.shared((used.get(caps.block) ?? 0) - microUsd), microUsd);
  });
  return { callId, caps: [...caps.own, ...caps.shared(0)] };
}

async function incrementOrRefuse(transaction: Database, caps: Cap[], microUsd: number): Promise<void> {
  const [refused] = await incrementWithinLimits(transaction, caps, microUsd);
  if (refused) throw new AppError(refused.code);
}

/** Replaces the reservation by the real cost, in the windows of the reservation. Only the first call counts. */
export async function settleCall(
  db: Database,
  { callId, caps }: Reservation,
  outcome: ModelCallOutcome,
): Promise<void> {
  const { usage } = outcome;
  const cost = Math.round(outcome.costMicroUsd);
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('modelCalls')
      .set({
        model: outcome.model,
        inputTokens: usage.inputTokens,
        cacheReadTokens: usage.cacheReadTokens,
        cacheWriteTokens: usage.cacheWriteTokens,
        outputTokens: usage.outputTokens,
        reasoningTokens: usage.reasoningTokens,
        estimated: usage.estimated,
        costMicroUsd: cost,
        priceVersion: outcome.priceVersion,
        firstTextMs: outcome.firstTextMs === undefined ? null : Math.round(outcome.firstTextMs),
        totalMs: Math.round(outcome.totalMs),
        finish: outcome.finish,
      })
      .where('id', '=', callId)
      .where('costMicroUsd', 'is', null)
      .returning(['createdAt', 'reservedMicroUsd'])
      .executeTakeFirst();
    if (!row) return;
    await correctCounters(transaction, caps, { at: row.createdAt, by: cost - Number(row.reservedMicroUsd) });
  });
}

/**
 * Settles calls so old that no worker waits for them any more: their worker died. The reserved amount becomes the cost,
 * because the provider may have answered. A later `settleCall` does nothing.
 */
export async function settleLostCalls(db: Database, olderThanMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('modelCalls')
    .set({ costMicroUsd: sql<number>`coalesce(reserved_micro_usd, 0)`, estimated: true, finish: 'lost' })
    .where('costMicroUsd', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - make_interval(secs => ${olderThanMs / 1000})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
