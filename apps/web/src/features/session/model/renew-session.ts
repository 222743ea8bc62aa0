import { keepLabel, type Session } from '../../../lib/session.ts';

export function renewSession(storage?: Storage): Session {
  const id = crypto.randomUUID();
  keepLabel(id, storage);
  return { id, isKnown: false };
}
