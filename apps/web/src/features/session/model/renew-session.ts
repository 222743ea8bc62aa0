import { SESSION_STORAGE_KEY } from '@app/contract/limits';
import type { Session } from '../../../lib/session.ts';

export function renewSession(storage?: Storage): Session {
  const id = crypto.randomUUID();
  try {
    (storage ?? localStorage).setItem(SESSION_STORAGE_KEY, id);
  } catch {
    // Storage is full or forbidden: the label lives in the address.
  }
  return { id, isKnown: false };
}
