import type { ProviderId } from '@app/contract/models';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { openModelCall, settleModelCall } from '@app/core/db/model-calls';
import { type Answer, ask, type Question } from '@app/core/llm/ask';
import { type FailedCall, readFailedCall } from '@app/core/llm/failed-call';
import type { WorkerServices } from '../../worker-services.ts';

type ModelCall = Omit<Question, 'provider' | 'onAborted'> & {
  analysis: ClaimedAnalysis;
  purpose: 'write' | 'repair' | 'map' | 'observe' | 'read-pages' | 'chat';
  /** Another than the chosen one: only to see for one that is blind, and the report says so. */
  provider?: ProviderId;
};

/** One model call and its cost row: opened before, settled after, whatever the outcome. */
export async function callModel({ db, llm, log }: WorkerServices, call: ModelCall): Promise<Answer> {
  const { analysis, purpose, provider = analysis.provider, ...question } = call;
  const { id: analysisId, attempt } = analysis;
  const callId = await openModelCall(db, { analysisId, attempt, purpose, provider });
  let aborted: FailedCall | undefined;
  try {
    const answer = await ask(llm, { ...question, provider, onAborted: (failed) => (aborted = failed) });
    await settleModelCall(db, callId, answer);
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
  } catch (error) {
    const failed = aborted ?? readFailedCall(error);
    if (failed) await settleModelCall(db, callId, { ...failed, finish: failed.reason });
    throw error;
  }
}
