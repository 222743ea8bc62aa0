import { type ReactNode, useId } from 'react';
import { strings } from '../../../words/strings.ts';
import { useIsWide } from '../model/use-is-wide.ts';
import type { MatrixProps } from './assessment-matrix.tsx';
import { loadable } from '../../../ui/lazy-part.tsx';
import { ShellPart } from '../../../ui/shell-part.tsx';

/** Loaded lazily: on small screens it is hidden in a drawer, so the page does not wait for it. */
const AssessmentMatrix = loadable(async () => ({
  default: (await import('./assessment-matrix.tsx')).AssessmentMatrix,
}));

/** Shown on wide screens; `AssessmentsDrawer` replaces it on others. */
export function AssessmentsSidebar(props: MatrixProps): ReactNode {
  const isWide = useIsWide();
  const titleId = useId();
  if (isWide === false) return null;
  return (
    <aside aria-labelledby={titleId} className="w-76 shrink-0 border-e border-line bg-surface max-xl:hidden">
      <div className="sticky top-0 flex h-dvh scroll-thin flex-col gap-3 overflow-y-auto px-4 py-5">
        <h2 id={titleId} className="px-2 text-sm font-semibold">
          {strings.assessments.matrix.title}
        </h2>
        <ShellPart name="matrix">
          <AssessmentMatrix {...props} />
        </ShellPart>
      </div>
    </aside>
  );
}
