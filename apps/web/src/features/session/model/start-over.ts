import type { Query, QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { hasDrafts, removeDrafts } from '../../../lib/draft.ts';
import { announceCleared } from '../../../lib/other-tabs.ts';
import { showFailure } from '../../../lib/show-failure.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { clearSession } from '../api/clear-session.ts';
import { ownSessions } from './own-sessions.ts';
import { renewSession } from './renew-session.ts';
import type { Losses, NewAnalysisOptions } from './losses.ts';

/** In the same chunk as the clearing code, so that the confirmation cannot fail to load on its own. */
export { NewAnalysisDialog } from '../components/new-analysis-dialog.tsx';

/** The server status does not belong to a session. */
const isOfSession = ({ queryKey }: Query): boolean => queryKey[0] !== 'status';

/** Clears all data of the visitor now or not at all: nothing is retried later. */
export async function clearVisitorData(options: NewAnalysisOptions, queryClient: QueryClient): Promise<void> {
  const { session, onLeave, onKept, onCleared } = options;
  onLeave();
  try {
    await queryClient.cancelQueries({ predicate: isOfSession });
    await clearSession(session.id);
  } catch (error) {
    console.error(error);
    onKept();
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
    void showFailure('clear', strings.session.failed, error);
    return;
  } finally {
    queryClient.getMutationCache().clear(); // Mutations hold session labels and e-mail addresses.
  }
  removeDrafts();
  announceCleared();
  const fresh = renewSession();
  // The order matters: rendered again with the old session id, the page would request the data just deleted.
  flushSync(() => onCleared(fresh));
  history.replaceState(null, '', `/?session=${fresh.id}`); // The router reacts to this.
  queryClient.removeQueries({ predicate: (query) => isOfSession(query) && !query.queryKey.includes(fresh.id) });
  toast(strings.session.cleared);
}

/**
 * What would be deleted, including other sessions and what other tabs have typed; undefined if there is nothing. If the
 * other sessions cannot be loaded, it counts only what this page knows.
 */
export async function countLosses(losses: Losses, queryClient: QueryClient): Promise<Losses | undefined> {
  const sessions = await queryClient.query(ownSessions).catch(() => []);
  let [reports, chatMessages] = [0, 0];
  for (const session of sessions) {
    reports += session.reports;
    chatMessages += session.chatMessages;
  }
  const all = {
    ...losses,
    hasInput: losses.hasInput || hasDrafts(),
    reports: Math.max(losses.reports, reports),
    chatMessages: Math.max(losses.chatMessages, chatMessages),
  };
  return all.reports + all.chatMessages > 0 || all.isRunning || all.hasInput ? all : undefined;
}
