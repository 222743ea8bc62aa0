import type { ReactNode, RefObject } from 'react';
import { strings } from '../../../strings/en.ts';
import { SectionChips } from '../../../ui/report-sections.tsx';
import { useReportSections } from '../../../ui/use-report-sections.ts';
import { SectionRow } from './section-row.tsx';

type Props = {
  box: RefObject<HTMLElement | null>;
  /** More may come. */
  isWaiting: boolean;
};

/** The sections of the newest report, each a press away. */
export function SectionBar({ box, isWaiting }: Props): ReactNode {
  const { sections, active, goTo } = useReportSections(box, 'h4');
  if (!isWaiting && sections.length < 2) return null;
  if (sections.length === 0) return <SectionRow />;
  return (
    <SectionRow>
      <SectionChips label={strings.analysis.sections} sections={sections} active={active} onGo={goTo} />
    </SectionRow>
  );
}
