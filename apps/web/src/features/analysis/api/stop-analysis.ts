import { type AnalysisStatus, cancelAnalysis } from '@app/contract/analyses';
import { call } from '../../../lib/api-client.ts';

/** Answers with what became of it: it may have been finished just before. */
export async function stopAnalysis(analysisId: string): Promise<AnalysisStatus> {
  const { status } = await call(cancelAnalysis, { params: { analysisId } });
  return status;
}
