import { keepLabel, type Session } from '../../../lib/session.ts';
import { listSessions } from '../api/list-sessions.ts';

/** A label in the address opens the session it names if that is the visitor's own; any other leaves no trace. */
export async function claimLabel(label: string): Promise<Session | undefined> {
  const own = await listSessions();
  if (own.some(({ sessionId }) => sessionId === label)) {
    keepLabel(label);
    return { id: label, isKnown: true };
  }
  const { pathname, hash } = location;
  history.replaceState(null, '', `${pathname}${hash}`);
  return undefined;
}
