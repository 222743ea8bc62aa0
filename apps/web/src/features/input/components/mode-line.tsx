import { Sparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';

type Props = {
  kind: 'image' | 'video';
  /** Label of the framework. */
  framework: string;
  onClear: () => void;
};

/** Shows which framework the next file is analysed with; the assessment button pressed last decides it. */
export function ModeLine({ kind, framework, onClear }: Props): ReactNode {
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Sparkles aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="min-w-0">
        {strings.input.mode.next[kind]} <strong className="font-semibold text-fg">{framework}</strong>
      </span>
      <button
        type="button"
        aria-label={strings.input.mode.clear}
        onClick={onClear}
        className="inline-grid size-6 shrink-0 place-items-center rounded-sm transition-colors hover:bg-surface-3 hover:text-fg pointer-coarse:-my-2.5 pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  );
}
