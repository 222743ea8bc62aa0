import type { ReactNode, RefObject } from 'react';
import { strings } from '../../../words/strings.ts';
import { SectionChips } from '../../../ui/report-sections.tsx';
import { useReportSections } from '../../../ui/use-report-sections.ts';
import { SectionRow } from './section-row.tsx';

type Props = {
  box: RefObject<HTMLElement | null>;
  /** More may come. */
  isWaiting: boolean;
  /** How many passages the model has noticed while its text has not begun. */
  noticed: number;
};

/** The sections of the newest report, each a press away; before its text begins, what the model has noticed. */
export function SectionBar({ box, isWaiting, noticed }: Props): ReactNode {
  const { sections, active, goTo } = useReportSections(box, 'h4');
  if (noticed > 0) {
    return (
      <SectionRow>
        <p className="flex items-center gap-2 px-2 text-xs">
          <i aria-hidden className="mx-0.5 size-2 rounded-full bg-(--evidence-line) ring-3 ring-(--evidence)" />
          <span className="font-medium">{strings.analysis.noticing.title}</span>
          <span className="text-muted tabular-nums">{strings.analysis.noticing.count(noticed)}</span>
        </p>
      </SectionRow>
    );
  }
  if (!isWaiting && sections.length < 2) return null;
  if (sections.length === 0) return <SectionRow />;
  return (
    <SectionRow>
      <SectionChips label={strings.analysis.sections} sections={sections} active={active} onGo={goTo} />
    </SectionRow>
  );
}
