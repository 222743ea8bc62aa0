import { useEffect } from 'react';
import { notify } from '../../../lib/notifications.ts';
import { strings } from '../../../words/strings.ts';
import { type AnalysisState, isBusy } from '../model/analysis-state.ts';

/** Shows progress and completion in the tab title and, if the visitor allowed it, sends a notification. */
export function RunSignals({ state }: { state: AnalysisState }): null {
  const { phase, percent } = state;
  const busy = isBusy(state);
  useEffect(() => {
    if (busy) document.title = `${percent}% · ${strings.title}`;
  }, [busy, percent]);
  useEffect(() => {
    if (busy) return undefined;
    const restore = (): void => {
      document.title = strings.title;
    };
    if (phase !== 'done' || !document.hidden) {
      restore();
      return undefined;
    }
    document.title = `${strings.run.ready} · ${strings.title}`;
    void notify(strings.title, strings.analysis.ready).catch(console.error);
    document.addEventListener('visibilitychange', restore, { once: true });
    return () => document.removeEventListener('visibilitychange', restore);
  }, [busy, phase]);
  return null;
}
