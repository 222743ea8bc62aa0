import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { strings } from '../../../words/strings.ts';
import { useFollowScroll } from '../../../ui/use-follow-scroll.ts';
import { type AnalysisState, isBusy, isNoticing } from '../model/analysis-state.ts';
import type { PanelProps } from '../model/panel-props.ts';
import { findInView, listReports } from '../model/report-list.ts';
import { useQuotePress } from '../model/use-quote-press.ts';
import { AnalysisActions } from './analysis-actions.tsx';
import { EmptyAnalysis } from './empty-analysis.tsx';
import { SectionRow } from './section-row.tsx';
import { SessionLine } from './session-line.tsx';
import { LazyPart, loadable } from '../../../ui/lazy-part.tsx';

/** Loaded with the first report. */
const ReportEntry = loadable(async () => ({ default: (await import('./report-entry.tsx')).ReportEntry }));
const SectionBar = loadable(async () => ({ default: (await import('./section-bar.tsx')).SectionBar }));

export function AnalysisPanel(props: PanelProps): ReactNode {
  const { state, messages, sessionId, inView, elsewhere, onOpenQuote, onGoOn, failure } = props;
  const titleId = useId();
  const busy = isBusy(state);
  const reports = listReports(messages, state);
  const report = findInView(reports, inView);
  const key = report?.key ?? '';
  const panel = useRef<HTMLElement>(null);
  // The panel scrolls with the list of noticed passages, but never with a letter: it is read from its beginning.
  const { scroller } = useFollowScroll(busy && isNoticing(state) && report === reports.at(-1));
  useQuotePress(scroller, onOpenQuote);
  useEffect(() => {
    if (busy) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [busy]);

  return (
    <section ref={panel} aria-labelledby={titleId} className="card flex min-w-0 flex-col">
      <AnalysisActions {...props} titleId={titleId} report={key} markdown={report?.text} />
      <div
        ref={scroller}
        role="log"
        aria-label={strings.analysis.log}
        aria-live="off"
        aria-busy={busy}
        tabIndex={0}
        data-print={reports.length > 0 ? 'page' : undefined}
        className="scroll-thin relative h-[400px] overflow-y-auto focus-visible:-outline-offset-2"
      >
        {failure}
        {report ? (
          <>
            <LazyPart fallback={<SectionRow />}>
              <SectionBar {...props} box={scroller} reports={reports} report={report} />
            </LazyPart>
            <div className="max-w-[calc(68ch+2.5rem)] px-4 font-serif text-md sm:px-5">
              <LazyPart>
                <ReportEntry key={key} report={report} isBusy={busy} onGoOn={onGoOn} onOpenQuote={onOpenQuote} />
              </LazyPart>
            </div>
          </>
        ) : (
          !failure && <EmptyAnalysis>{elsewhere}</EmptyAnalysis>
        )}
      </div>
      <div className="relative">
        <div className="pointer-events-none absolute inset-x-0 bottom-full flex flex-col items-center gap-2 pb-3">
          {state.connection === 'waiting' && (
            <p className="flex items-center gap-2 rounded-full bg-warn-soft px-3 py-1 text-xs text-warn shadow-pop">
              <WifiOff aria-hidden className="size-3.5" />
              {strings.analysis.waiting}
            </p>
          )}
          {state.isSolving && (
            <p className="rounded-full bg-accent-soft px-3 py-1 text-xs text-fg shadow-pop">{strings.puzzle}</p>
          )}
        </div>
        <SessionLine messages={messages} sessionId={sessionId} />
      </div>
      <p role="status" className="sr-only">
        {announcement(state)}
      </p>
    </section>
  );
}

function announcement(state: AnalysisState): string {
  const { phase, connection, isSolving } = state;
  if (isSolving) return strings.puzzle;
  if (connection === 'waiting') return strings.analysis.waiting;
  if (phase === 'starting' || phase === 'following')
    return isNoticing(state) ? strings.analysis.noticing.status : strings.analysis.writing;
  return phase === 'done' ? strings.analysis.ready : '';
}
