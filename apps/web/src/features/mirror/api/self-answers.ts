import {
  type GivenAnswer,
  readSelfAnswers as readRoute,
  saveSelfAnswers as saveRoute,
  type SelfAnswers,
} from '@app/contract/self-answers';
import { call } from '../../../lib/api-client.ts';

export function readSelfAnswers(analysisId: string, signal?: AbortSignal): Promise<SelfAnswers> {
  return call(readRoute, { params: { analysisId }, ...(signal && { signal }) });
}

export function saveSelfAnswers(analysisId: string, answers: GivenAnswer[]): Promise<SelfAnswers> {
  return call(saveRoute, { params: { analysisId }, body: { answers } });
}
