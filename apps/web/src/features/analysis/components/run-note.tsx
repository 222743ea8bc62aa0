import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { askToNotify, canAskToNotify } from '../../../lib/notifications.ts';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { strings } from '../../../words/strings.ts';
import type { AnalysisState } from '../model/analysis-state.ts';
import { useWait } from '../model/use-wait.ts';
import { WaitNote } from './wait-note.tsx';

/** After this time the page offers a notification. */
const LONG_MS = 15_000;

/**
 * Below the progress bar: first the queue position, later the offer of a notification when the analysis is ready.
 * Offline it says so instead, because a bar that stands still looks broken.
 */
export function RunNote({ state, sessionId }: { state: AnalysisState; sessionId: string }): ReactNode {
  const hasBegun = state.text !== '' || state.noticed.length > 0;
  const wait = useWait(sessionId, state.phase === 'following' && !hasBegun ? state.analysisId : undefined);
  const isOnline = useOnline();
  const [isLong, setIsLong] = useState(false);
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);

  async function ask(): Promise<void> {
    try {
      setFeedback((await askToNotify()) ? strings.run.willNotify : strings.run.blocked);
    } catch (error) {
      console.error(error);
      setFeedback(strings.run.blocked);
    }
  }

  if (!isOnline) return <OfflineNote />;
  if (wait) return <WaitNote wait={wait} />;
  if (feedback) return <p className="truncate text-xs text-muted">{feedback}</p>;
  if (!isLong || !canAskToNotify()) return null;
  return (
    <button
      type="button"
      className="flex min-h-6 items-center gap-1.5 text-xs text-accent underline underline-offset-2"
      onClick={() => void ask()}
    >
      <Bell aria-hidden className="size-3.5" />
      {strings.run.notify}
    </button>
  );
}
