import type { ProviderId } from '@app/contract/models';
import type { ModelAnswer, ModelRequest } from '@app/core/llm/model-request';
import { streamModelCall } from '@app/core/llm/stream-model-call';
import { highestCostOf } from '@app/core/llm/highest-cost';
import type { WorkerServices } from '../../worker-services.ts';
import type { CallOwner } from './call-owner.ts';
import { callWithReservation } from './call-with-reservation.ts';
import { waitOutProvider } from './wait-out-provider.ts';

type CallPurpose =
  | ('readings' | 'letter' | 'last-reader' | 'repair' | 'map')
  | ('observe' | 'read-pages' | 'chat' | 'follow-up' | 'triage' | 'second-reader');

type ModelCall = Omit<ModelRequest, 'provider' | 'onAborted'> & {
  analysis: CallOwner;
  purpose: CallPurpose;
  /** The number of the report part it writes. */
  part?: number;
  /** Stores the answer before the call is settled, so that a crash in between never pays for it again. */
  keep?: (answer: ModelAnswer) => Promise<void>;
  /** Replaces the chosen provider for vision if that one accepts no images; the report names the one used. */
  provider?: ProviderId;
};

/**
 * Calls a model: reserves the highest cost, stores the answer, settles the real cost and logs the call. A call without a
 * time limit of its own waits for a provider that takes none at the moment.
 */
export async function callModel(services: WorkerServices, call: ModelCall): Promise<ModelAnswer> {
  const { llm, log, metrics } = services;
  const { analysis, purpose, part, keep, provider = analysis.provider, ...rest } = call;
  const { id: analysisId, attempt } = analysis;
  const question = { ...rest, provider };
  const microUsd = highestCostOf(llm, question);
  const { signal, withinMs } = question;
  const callOnce = (): Promise<ModelAnswer> =>
    callWithReservation(
      services,
      { analysis, purpose, ...(part !== undefined && { part }), provider, microUsd, signal },
      async (onAborted) => {
        const answer = await streamModelCall(llm, { ...question, onAborted });
        await keep?.(answer);
        return answer;
      },
    );
  const answer = await (withinMs === undefined
    ? waitOutProvider(services, { analysis, signal }, callOnce)
    : callOnce());
  if (answer.schemaInWords) {
    metrics.count('app_schemas_in_words_total', { provider });
    log.warn({ analysisId, provider }, 'the provider refused the schema and was asked without it');
  }
  const { model, usage, costMicroUsd } = answer;
  log.info(
    {
      analysisId,
      attempt,
      provider,
      model,
      costMicroUsd,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      firstTextMs: Math.round(answer.firstTextMs),
      durationMs: Math.round(answer.totalMs),
    },
    'model call done',
  );
  return answer;
}
