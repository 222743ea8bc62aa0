import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '../../../lib/session.ts';
import { session as words } from '../../../strings/en/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { clearSession } from '../api/clear-session.ts';
import { renewSession } from './renew-session.ts';

type Options = {
  session: Session;
  /** Something would be lost half-way: the visitor is asked first. */
  isRunning: boolean;
  onCleared: (fresh: Session) => void;
};

type NewAnalysis = {
  start: () => void;
  isPending: boolean;
  /** Present while the visitor is being asked. */
  confirm: { accept: () => void; cancel: () => void } | undefined;
};

export function useNewAnalysis({ session, isRunning, onCleared }: Options): NewAnalysis {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: clearSession,
    onSuccess() {
      const fresh = renewSession();
      history.replaceState(null, '', `/?session=${fresh.id}`); // The router listens.
      onCleared(fresh);
      toast(words.cleared);
    },
    onError() {
      toast({ ...words.failed, variant: 'destructive' });
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
