import { listSharedLinks as route, type SharedLink } from '@app/contract/sharing';
import { call } from '../../../lib/api-client.ts';

export function listSharedLinks(signal: AbortSignal): Promise<SharedLink[]> {
  return call(route, { signal });
}
