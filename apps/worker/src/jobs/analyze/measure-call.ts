import type { ErrorCode } from '@app/contract/errors';
import type { ProviderId } from '@app/contract/models';
import type { ModelCallOutcome } from '@app/core/db/model-calls';
import { toAppError } from '@app/core/errors/app-error';
import { type FailedCall, readFailedCall } from '@app/core/llm/failed-call';
import type { Metrics } from '@app/core/metrics/metrics';
import type { WorkerServices } from '../../worker-services.ts';
import type { CallOwner } from './call-owner.ts';

type Watched = { analysis: Pick<CallOwner, 'id' | 'framework' | 'attempt'>; purpose: string; provider: ProviderId };
type Call<Outcome> = (onAborted: (failed: FailedCall) => void) => Promise<Outcome>;

/** Wraps a call so that it is counted and traced, no matter how it ends. */
export function measureCall<Outcome extends ModelCallOutcome>(
  { metrics, trace }: WorkerServices,
  watched: Watched,
  call: Call<Outcome>,
): Call<Outcome> {
  const { analysis, purpose, provider } = watched;
  const { id: analysisId, framework, attempt } = analysis;
  return (onAborted) =>
    trace.inSpan('model call', { analysisId, framework, provider, purpose, attempt }, async (span) => {
      const end = (made: MeasuredOutcome, code?: ErrorCode): void => {
        countCall(metrics, watched, made, code);
        const { model, costMicroUsd, usage } = made;
        span.note({ model, costMicroUsd, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens });
      };
      let aborted: FailedCall | undefined;
      try {
        const outcome = await call((failed) => onAborted((aborted = failed)));
        end(outcome);
        return outcome;
      } catch (error) {
        const failed = aborted ?? readFailedCall(error);
        if (failed) end(failed, aborted ? 'ANALYSIS_CANCELLED' : toAppError(error).code);
        throw error;
      }
    });
}

type MeasuredOutcome = Pick<ModelCallOutcome, 'model' | 'usage' | 'costMicroUsd' | 'totalMs'>;

/** A call that the visitor or this process ended is no provider fault. */
function countCall(metrics: Metrics, { provider, purpose }: Watched, made: MeasuredOutcome, code?: ErrorCode): void {
  const { usage } = made;
  metrics.count('app_model_calls_total', { provider, purpose, outcome: code ?? 'done' });
  if (code && code !== 'ANALYSIS_CANCELLED') metrics.count('app_provider_faults_total', { provider, code });
  metrics.observe('app_model_call_seconds', { provider }, made.totalMs / 1_000);
  metrics.count('app_cost_usd_total', { provider }, made.costMicroUsd / 1_000_000);
  const tokens = {
    input: usage.inputTokens,
    'cache-read': usage.cacheReadTokens,
    'cache-write': usage.cacheWriteTokens,
    output: usage.outputTokens,
    reasoning: usage.reasoningTokens,
  };
  for (const [kind, count] of Object.entries(tokens))
    metrics.count('app_tokens_total', { provider, tokens: kind }, count);
}
