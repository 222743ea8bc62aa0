import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

type Props = { percent: number; canStop: boolean; onStop: () => void };

export function RunProgress({ percent, canStop, onStop }: Props): ReactNode {
  return (
    <>
      <ProgressBar percent={percent} label={strings.analysis.progress} />
      <span className="w-10 text-end text-sm font-medium text-fg tabular-nums">{percent}%</span>
      <button
        type="button"
        disabled={!canStop}
        className="btn btn-line min-h-8 px-2.5 text-fg pointer-coarse:min-h-11"
        onClick={onStop}
      >
        <Square aria-hidden className="size-3 fill-current" />
        {strings.analysis.stop}
      </button>
    </>
  );
}
