import { type AnalysisStatus, cancelAnalysis } from '@app/contract/analyses';
import { call } from '../../../lib/api-client.ts';

/** Returns the status after the call: the analysis may have finished just before. */
export async function stopAnalysis(analysisId: string): Promise<AnalysisStatus> {
  const { status } = await call(cancelAnalysis, { params: { analysisId } });
  return status;
}
