import { listMessages as route, type Message } from '@app/contract/messages';
import { call } from '../../../lib/api-client.ts';

const TIMEOUT_MS = 15_000;

export function listMessages(sessionId: string, signal: AbortSignal): Promise<Message[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return call(route, { query: { sessionId }, signal: inTime });
}
