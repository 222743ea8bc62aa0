import { listSessions as route, type SessionSummary } from '@app/contract/session';
import { call, emptyWhenUnknown } from '../../../lib/api-client.ts';

export function listSessions(signal?: AbortSignal): Promise<SessionSummary[]> {
  return emptyWhenUnknown(call(route, { ...(signal && { signal }) }));
}
