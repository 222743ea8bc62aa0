import { keepLabel, type Session } from '../../../lib/session.ts';
import { listSessions } from '../api/list-sessions.ts';

/** Opens the session named in the URL if it belongs to the visitor; otherwise removes it from the URL. */
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
