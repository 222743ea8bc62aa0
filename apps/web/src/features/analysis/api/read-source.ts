import { readSource as route } from '@app/contract/analyses';
import { call, type Reply } from '../../../lib/api-client.ts';

export function readSource(analysisId: string, signal: AbortSignal): Promise<Reply<typeof route>> {
  return call(route, { params: { analysisId }, signal });
}
