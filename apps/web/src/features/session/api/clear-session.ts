import { clearSession as route } from '@app/contract/session';
import { call, HttpError } from '../../../lib/api-client.ts';

/** Everything of this visitor, under whatever label. What the server has never seen is clear already. */
export async function clearSession(sessionId: string): Promise<void> {
  try {
    await call(route, { body: { sessionId, all: true } });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
