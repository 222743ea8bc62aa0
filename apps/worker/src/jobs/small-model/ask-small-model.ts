import type { ErrorCode } from '@app/contract/errors';
import { toAppError } from '@app/core/errors/app-error';
import type { SmallRequest } from '@app/reading';
import type { WorkerServices } from '../../worker-services.ts';
import { callModel } from '../analyze/call-model.ts';
import type { CallOwner } from '../analyze/call-owner.ts';
import { visitorHash } from '../analyze/visitor-hash.ts';

type SmallModelCall<Result> = {
  task: 'triage' | 'second-reader';
  withinMs: number;
  request: SmallRequest;
  /** Undefined for an unusable answer. */
  read(answer: string): Result | undefined;
};

/**
 * Asks the provider's small model a short question. Undefined without a usable answer in time: then the rules alone
 * decide, and a metric counts it.
 */
export async function askSmallModel<Result>(
  services: WorkerServices,
  { analysis, signal }: { analysis: CallOwner & { sessionId: string }; signal: AbortSignal },
  { task, withinMs, request, read }: SmallModelCall<Result>,
): Promise<Result | undefined> {
  const count = (outcome: 'done' | ErrorCode): void =>
    services.metrics.count('app_small_calls_total', { task, outcome });
  try {
    const { text } = await callModel(services, {
      ...request,
      analysis,
      purpose: task,
      isSmall: true,
      withinMs,
      cacheKey: `${task}-${analysis.id}`,
      visitorHash: visitorHash(analysis),
      signal,
      onText: () => {},
    });
    const result = read(text);
    count(result === undefined ? 'ANSWER_UNUSABLE' : 'done');
    return result;
  } catch (error) {
    const code = signal.aborted ? 'ANALYSIS_CANCELLED' : toAppError(error).code;
    count(code);
    if (!signal.aborted)
      services.log.warn({ analysisId: analysis.id, code, error }, `${task} failed, the word rules decide`);
    return undefined;
  }
}
