import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '../../../lib/session.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { clearSession } from '../api/clear-session.ts';
import { renewSession } from './renew-session.ts';

type Options = {
  session: Session;
  /** Something would be lost half-way: the visitor is asked first. */
  isRunning: boolean;
  /** Before the server is asked: what is under way for the old session ends. */
  onLeave: () => void;
  /** It could not be cleared: the old session goes on. */
  onKept: () => void;
  onCleared: (fresh: Session) => void;
};

type NewAnalysis = {
  start: () => void;
  isPending: boolean;
  /** Present while the visitor is being asked. */
  confirm: { accept: () => void; cancel: () => void } | undefined;
};

/** The server's own state outlives every session. */
const isOfSession = ({ queryKey }: Query): boolean => queryKey[0] !== 'status';

export function useNewAnalysis({ session, isRunning, onLeave, onKept, onCleared }: Options): NewAnalysis {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    async mutationFn(sessionId: string) {
      onLeave();
      await queryClient.cancelQueries({ predicate: isOfSession });
      await clearSession(sessionId);
    },
    onSuccess() {
      const fresh = renewSession();
      // In this order: a page drawn again with the old label would ask for what was just destroyed.
      flushSync(() => onCleared(fresh));
      history.replaceState(null, '', `/?session=${fresh.id}`); // The router listens.
      queryClient.removeQueries({ predicate: (query) => isOfSession(query) && !query.queryKey.includes(fresh.id) });
      toast(strings.session.cleared);
    },
    onError() {
      onKept();
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
      toast({ ...strings.session.failed, variant: 'destructive' });
    },
    onSettled() {
      queryClient.getMutationCache().clear(); // They hold labels and addresses.
    },
  });

  function clear(): void {
    setIsAsking(false);
    if (!isPending) mutate(session.id);
  }

  return {
    start: () => (isRunning ? setIsAsking(true) : clear()),
    isPending,
    confirm: isAsking ? { accept: clear, cancel: () => setIsAsking(false) } : undefined,
  };
}
