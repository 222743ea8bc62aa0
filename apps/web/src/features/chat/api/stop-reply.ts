import { cancelAnalysis } from '@app/contract/analyses';
import { call } from '../../../lib/api-client.ts';

export async function stopReply(analysisId: string): Promise<void> {
  await call(cancelAnalysis, { params: { analysisId } });
}
