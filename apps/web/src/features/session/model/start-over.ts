import type { Query, QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { removeDrafts } from '../../../lib/draft.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { clearSession } from '../api/clear-session.ts';
import { ownSessions } from './own-sessions.ts';
import { renewSession } from './renew-session.ts';
import type { Losses, NewAnalysisOptions } from './losses.ts';

/** With what clears comes what asks: the question must not fail to appear. */
export { NewAnalysisDialog } from '../components/new-analysis-dialog.tsx';

/** The server's own state outlives every session. */
const isOfSession = ({ queryKey }: Query): boolean => queryKey[0] !== 'status';

/** Everything of the visitor goes, now or not at all. */
export async function clear(options: NewAnalysisOptions, queryClient: QueryClient): Promise<void> {
  const { session, onLeave, onKept, onCleared } = options;
  onLeave();
  try {
    await queryClient.cancelQueries({ predicate: isOfSession });
    await clearSession(session.id);
  } catch (error) {
    console.error(error);
    onKept();
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
    void tellFailure('clear', strings.session.failed, error);
    return;
  } finally {
    queryClient.getMutationCache().clear(); // They hold labels and addresses.
  }
  removeDrafts();
  const fresh = renewSession();
  // In this order: a page drawn again with the old label would ask for what was just destroyed.
  flushSync(() => onCleared(fresh));
  history.replaceState(null, '', `/?session=${fresh.id}`); // The router listens.
  queryClient.removeQueries({ predicate: (query) => isOfSession(query) && !query.queryKey.includes(fresh.id) });
  toast(strings.session.cleared);
}

/** What would go, with what lies under other labels; undefined when there is nothing. If those cannot be read, what the page knows is said. */
export async function countAll(losses: Losses, queryClient: QueryClient): Promise<Losses | undefined> {
  const sessions = await queryClient.query(ownSessions).catch(() => []);
  let [reports, chatMessages] = [0, 0];
  for (const session of sessions) {
    reports += session.reports;
    chatMessages += session.chatMessages;
  }
  const all = {
    ...losses,
    reports: Math.max(losses.reports, reports),
    chatMessages: Math.max(losses.chatMessages, chatMessages),
  };
  return all.reports + all.chatMessages > 0 || all.isRunning || all.hasInput ? all : undefined;
}
