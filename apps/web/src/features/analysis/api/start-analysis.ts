import { type AnalysisReply, analyzeText } from '@app/contract/analyses';
import type { ProviderId } from '@app/contract/models';
import { call } from '../../../lib/api-client.ts';

type TextRun = { content: string; sessionId: string; selectedModel: ProviderId };

/** Accepted at once; the text is then followed as it is written. One key per click, so that a repeat starts nothing. */
export function startAnalysis(body: TextRun): Promise<AnalysisReply> {
  const headers = { Prefer: 'respond-async', 'Idempotency-Key': crypto.randomUUID() };
  return call(analyzeText, { body, headers });
}
