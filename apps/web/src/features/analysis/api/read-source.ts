import { readSource as route } from '@app/contract/analyses';
import { call, type ApiReply } from '../../../lib/api-client.ts';

export function readSource(analysisId: string, signal: AbortSignal): Promise<ApiReply<typeof route>> {
  return call(route, { params: { analysisId }, signal });
}
