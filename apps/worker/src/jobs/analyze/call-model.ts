import type { ProviderId } from '@app/contract/models';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { type Answer, ask, type Question } from '@app/core/llm/ask';
import { highestCostOf } from '@app/core/llm/highest-cost';
import type { WorkerServices } from '../../worker-services.ts';
import { payFor } from './pay-for.ts';

type ModelCall = Omit<Question, 'provider' | 'onAborted'> & {
  analysis: ClaimedAnalysis;
  purpose: 'write' | 'repair' | 'map' | 'observe' | 'read-pages' | 'chat';
  /** Another than the chosen one: only to see for one that is blind, and the report says so. */
  provider?: ProviderId;
};

/** One model call, paid for. */
export async function callModel(services: WorkerServices, call: ModelCall): Promise<Answer> {
  const { llm, log } = services;
  const { analysis, purpose, provider = analysis.provider, ...rest } = call;
  const { id: analysisId, attempt } = analysis;
  const question = { ...rest, provider };
  const microUsd = highestCostOf(llm, question);
  const answer = await payFor(
    services,
    { analysis, purpose, provider, microUsd, signal: question.signal },
    (onAborted) => ask(llm, { ...question, onAborted }),
  );
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
