import { ChevronRight, LayoutGrid } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { strings } from '../../../words/strings.ts';
import { useIsWide } from '../model/use-is-wide.ts';
import type { MatrixProps } from './assessment-matrix.tsx';
import { LazyPart, loadable, openLoaded } from '../../../ui/lazy-part.tsx';

const loadMatrix = () => import('./assessment-matrix.tsx');
const loadDrawer = () => import('../../../ui/drawer.tsx');
const AssessmentMatrix = loadable(async () => ({ default: (await loadMatrix()).AssessmentMatrix }));
const Drawer = loadable(async () => ({ default: (await loadDrawer()).Drawer }));
const load = (): Promise<unknown> => Promise.all([loadMatrix(), loadDrawer()]);

/**
 * Opens the matrix in a drawer where there is no room for the sidebar. A pick closes it, because the next step is on
 * the page.
 */
export function AssessmentsDrawer({ onPick, ...props }: MatrixProps): ReactNode {
  const { matrix } = strings.assessments;
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isWide) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => openLoaded(load, () => setIsOpen(true))}
        className="card flex min-h-13 w-full items-center gap-3 px-4 py-2 text-start transition-colors hover:border-line-strong xl:hidden"
      >
        <LayoutGrid aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block text-base font-medium">{matrix.title}</span>
          <span className="block text-xs text-faint">{matrix.row}</span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint rtl:rotate-180" />
      </button>
      {isOpen && (
        <LazyPart>
          <Drawer title={matrix.title} closeLabel={matrix.close} opener={opener} onClose={() => setIsOpen(false)}>
            <AssessmentMatrix
              {...props}
              hasLargeTargets
              onPick={(pick) => {
                setIsOpen(false);
                onPick(pick);
              }}
            />
          </Drawer>
        </LazyPart>
      )}
    </>
  );
}
