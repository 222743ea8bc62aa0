import { Square } from 'lucide-react';
import { type ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { LazyPart, loadable } from '../../../ui/lazy-part.tsx';
import type { AnalysisState } from '../model/analysis-state.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** Loaded lazily: needed only after a run has started. */
const RunNote = loadable(async () => ({ default: (await import('./run-note.tsx')).RunNote }));

type Props = { state: AnalysisState; sessionId: string; onStop: () => void };

export function RunProgress({ state, sessionId, onStop }: Props): ReactNode {
  const { percent, phase } = state;
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <ProgressBar percent={percent} label={strings.analysis.progress} />
        <LazyPart>
          <RunNote state={state} sessionId={sessionId} />
        </LazyPart>
      </div>
      <span className="w-10 text-end text-sm font-medium text-fg tabular-nums">{percent}%</span>
      <button
        type="button"
        disabled={phase === 'saving'}
        className="btn btn-line min-h-8 px-2.5 text-fg pointer-coarse:min-h-11"
        onClick={onStop}
      >
        <Square aria-hidden className="size-3 fill-current" />
        {strings.analysis.stop}
      </button>
    </>
  );
}
