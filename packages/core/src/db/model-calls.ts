import type { ProviderId } from '@app/contract/models';
import { v7 as newId } from 'uuid';
import type { Database } from './database.ts';

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

/** Written before the call is made, so that a call a crash interrupts is still counted. */
export async function openModelCall(
  db: Database,
  call: { analysisId: string; attempt: number; purpose: string; provider: ProviderId },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('model_calls')
    .values({ id, analysis_id: call.analysisId, attempt: call.attempt, purpose: call.purpose, provider: call.provider })
    .execute();
  return id;
}

export async function settleModelCall(db: Database, id: string, outcome: ModelCallOutcome): Promise<void> {
  const { usage } = outcome;
  await db
    .updateTable('model_calls')
    .set({
      model: outcome.model,
      input_tokens: usage.inputTokens,
      cache_read_tokens: usage.cacheReadTokens,
      cache_write_tokens: usage.cacheWriteTokens,
      output_tokens: usage.outputTokens,
      reasoning_tokens: usage.reasoningTokens,
      estimated: usage.estimated,
      cost_micro_usd: Math.round(outcome.costMicroUsd),
      price_version: outcome.priceVersion,
      first_text_ms: outcome.firstTextMs === undefined ? null : Math.round(outcome.firstTextMs),
      total_ms: Math.round(outcome.totalMs),
      finish: outcome.finish,
    })
    .where('id', '=', id)
    .execute();
}
