import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '../errors/app-error.ts';
import { correctTaken, readTaken, type Take, takeWithin } from './counters.ts';
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

/** What all calls of one kind may cost in a window, and what the visitor is told when that is used up. */
export type Cap = Take & { code: 'BUDGET_USED' | 'SPEND_CAPPED' };

/** What a call is held against: its own caps, then those of all. Whoever has spent little today may use more of the latter. */
export type Caps = {
  own: Cap[];
  /** The counter of the day that tells whether the call is a newcomer's: one of `own`, or never counted. */
  block: string;
  shared: (spentByBlock: number) => Cap[];
};

/** A call that may be made, and what stands aside for it. */
export type Reservation = { callId: string; caps: Cap[] };

/** Before the first try at setting money aside, so that every further try is for the same call. */
export const newCallId = (): string => newId();

type NewCall = { analysisId: string; attempt: number; purpose: string; part?: number; provider: ProviderId };

/**
 * The cost row and the highest cost under every cap, in one commit before the call is made: what a crash interrupts
 * stays counted. Throws when a cap leaves no room, when what is asked is switched off, or when Postgres does not answer:
 * then nothing may be called. With the same `callId` it may run again: what was set aside by a commit whose answer was
 * lost is not set aside twice.
 */
export async function reserveCall(
  db: Database,
  call: NewCall,
  { caps, microUsd, callId = newCallId() }: { caps: Caps; microUsd: number; callId?: string },
): Promise<Reservation> {
  await db.transaction().execute(async (transaction) => {
    await refuseSwitchedOffCall(transaction, call);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('model_calls')
      .values({
        id: callId,
        analysis_id: call.analysisId,
        attempt: call.attempt,
        purpose: call.purpose,
        part: call.part ?? null,
        provider: call.provider,
        reserved_micro_usd: microUsd,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await takeAll(transaction, caps.own, microUsd);
    // Its counter is ours until the end, so nobody else spends meanwhile.
    const taken = await readTaken(transaction, [{ name: caps.block, window: 'day' }]);
    // Last, because everyone waits for the counters that all share.
    await takeAll(transaction, caps.shared((taken.get(caps.block) ?? 0) - microUsd), microUsd);
  });
  return { callId, caps: [...caps.own, ...caps.shared(0)] };
}

async function takeAll(transaction: Database, caps: Cap[], microUsd: number): Promise<void> {
  const [refused] = await takeWithin(transaction, caps, microUsd);
  if (refused) throw new AppError(refused.code);
}

/** Puts what the call did cost in the place of what was set aside, in the hours and days it was set aside in. Once. */
export async function settleCall(
  db: Database,
  { callId, caps }: Reservation,
  outcome: ModelCallOutcome,
): Promise<void> {
  const { usage } = outcome;
  const cost = Math.round(outcome.costMicroUsd);
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('model_calls')
      .set({
        model: outcome.model,
        input_tokens: usage.inputTokens,
        cache_read_tokens: usage.cacheReadTokens,
        cache_write_tokens: usage.cacheWriteTokens,
        output_tokens: usage.outputTokens,
        reasoning_tokens: usage.reasoningTokens,
        estimated: usage.estimated,
        cost_micro_usd: cost,
        price_version: outcome.priceVersion,
        first_text_ms: outcome.firstTextMs === undefined ? null : Math.round(outcome.firstTextMs),
        total_ms: Math.round(outcome.totalMs),
        finish: outcome.finish,
      })
      .where('id', '=', callId)
      .where('cost_micro_usd', 'is', null)
      .returning(['created_at', 'reserved_micro_usd'])
      .executeTakeFirst();
    if (!row) return;
    await correctTaken(transaction, caps, { at: row.created_at, by: cost - Number(row.reserved_micro_usd) });
  });
}

/**
 * Calls that began so long ago that nobody waits for them any more: their worker died. What was set aside is taken for
 * what they cost, because nobody knows better and the provider may have answered. Whoever comes later settles nothing.
 */
export async function settleLostCalls(db: Database, olderThanMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('model_calls')
    .set({ cost_micro_usd: sql<number>`coalesce(reserved_micro_usd, 0)`, estimated: true, finish: 'lost' })
    .where('cost_micro_usd', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanMs / 1000})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
