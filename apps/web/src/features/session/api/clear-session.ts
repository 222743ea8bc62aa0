import { clearSession as route } from '@app/contract/session';
import { call, HttpError } from '../../../lib/api-client.ts';

/** Clears all sessions of this visitor. A 404 means that the server has nothing stored. */
export async function clearSession(sessionId: string): Promise<void> {
  try {
    await call(route, { body: { sessionId, all: true } });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
