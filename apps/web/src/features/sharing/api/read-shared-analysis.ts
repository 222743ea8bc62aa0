import { readSharedAnalysis as route, type SharedAnalysis } from '@app/contract/sharing';
import { call } from '../../../lib/api-client.ts';

export function readSharedAnalysis(shareId: string, signal: AbortSignal): Promise<SharedAnalysis> {
  return call(route, { params: { shareId }, signal });
}
