import type { ReactNode, RefObject } from 'react';
import { strings } from '../../../words/strings.ts';
import { SectionChips } from '../../../ui/report-sections.tsx';
import { useReportSections } from '../../../ui/use-report-sections.ts';
import { isBusy, isNoticing } from '../model/analysis-state.ts';
import type { PanelProps } from '../model/panel-props.ts';
import type { ListedReport } from '../model/report-list.ts';
import { useScrollPositions } from '../model/use-scroll-positions.ts';
import { Library } from './library.tsx';
import { ChipsToCome, SectionRow } from './section-row.tsx';

type Props = PanelProps & {
  box: RefObject<HTMLElement | null>;
  reports: ListedReport[];
  report: ListedReport;
};

/**
 * The list of reports and links to the sections of the report in view. Before its text begins, it shows how many
 * passages the model has noticed.
 */
export function SectionBar({ box, report, ...props }: Props): ReactNode {
  const { state } = props;
  const { key, isStreaming } = report;
  useScrollPositions(box, key);
  const { sections, active, goTo } = useReportSections(box, 'h4', report);
  // Between the last words and the stored report the chips stay: more of them follow.
  const isWaiting = isBusy(state) && key === (state.analysisId ?? 'starting');
  const noticed = isStreaming && isNoticing(state) ? state.noticed.length : 0;
  return (
    <SectionRow>
      <Library {...props} inView={key} />
      {noticed > 0 ? (
        <p className="flex items-center gap-2 px-2 text-xs">
          <i aria-hidden className="mx-0.5 size-2 rounded-full bg-(--evidence-line) ring-3 ring-(--evidence)" />
          <span className="font-medium">{strings.analysis.noticing.title}</span>
          <span className="text-muted tabular-nums">{strings.analysis.noticing.count(noticed)}</span>
        </p>
      ) : sections.length > 1 || (isWaiting && sections.length > 0) ? (
        <SectionChips label={strings.analysis.sections} sections={sections} active={active} onGo={goTo} />
      ) : (
        isWaiting && <ChipsToCome />
      )}
    </SectionRow>
  );
}
