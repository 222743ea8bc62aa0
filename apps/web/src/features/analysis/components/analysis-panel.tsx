import type { DownloadFormat } from '@app/contract/downloads';
import type { Message } from '@app/contract/messages';
import { ArrowDown, WifiOff } from 'lucide-react';
import { lazy, type ReactNode, useEffect, useId, useRef } from 'react';
import { strings } from '../../../words/strings.ts';
import { useFollowScroll } from '../../../ui/use-follow-scroll.ts';
import { type AnalysisState, isBusy, isNoticing } from '../model/analysis-state.ts';
import { listReports } from '../model/report-list.ts';
import { type OpenQuote, useQuotePress } from '../model/use-quote-press.ts';
import { useShowFinished } from '../model/use-show-finished.ts';
import { AnalysisActions } from './analysis-actions.tsx';
import { EmptyAnalysis } from './empty-analysis.tsx';
import { SectionRow } from './section-row.tsx';
import { SessionLine } from './session-line.tsx';
import { Part } from '../../../ui/part.tsx';

/** These come with the first report. */
const ReportEntry = lazy(async () => ({ default: (await import('./report-entry.tsx')).ReportEntry }));
const SectionBar = lazy(async () => ({ default: (await import('./section-bar.tsx')).SectionBar }));

type Props = {
  state: AnalysisState;
  messages: Message[];
  sessionId: string;
  canShare: boolean;
  hasAnalysis: boolean;
  onNewAnalysis: () => void;
  onDownload: (format: DownloadFormat) => void;
  onShare: () => void;
  onOpenReader: () => void;
  onOpenQuote: OpenQuote;
  /** Asks for what is missing in a partial report. */
  onGoOn: (analysisId: string) => void;
};

export function AnalysisPanel({ state, messages, sessionId, onOpenQuote, onGoOn, ...actions }: Props): ReactNode {
  'use memo';
  const titleId = useId();
  const busy = isBusy(state);
  const reports = listReports(messages, state);
  const panel = useRef<HTMLElement>(null);
  const { scroller, isAway, goToEnd } = useFollowScroll(busy);
  useQuotePress(scroller, onOpenQuote);
  useShowFinished(scroller, state.phase === 'done');
  useEffect(() => {
    if (busy) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [busy]);

  return (
    <section ref={panel} aria-labelledby={titleId} className="card flex min-w-0 flex-col">
      <AnalysisActions titleId={titleId} {...actions} />
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
        {reports.length > 0 && (
          <Part fallback={<SectionRow />}>
            <SectionBar box={scroller} isWaiting={busy} noticed={isNoticing(state) ? state.noticed.length : 0} />
          </Part>
        )}
        {reports.length === 0 ? (
          <EmptyAnalysis />
        ) : (
          <div className="max-w-[calc(68ch+2.5rem)] divide-y divide-line px-4 font-serif text-md sm:px-5">
            <Part>
              {reports.map((report) => (
                <ReportEntry key={report.key} report={report} isBusy={busy} onGoOn={onGoOn} />
              ))}
            </Part>
          </div>
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
          {isAway && (
            <button
              type="button"
              onClick={goToEnd}
              className="btn btn-line pointer-events-auto min-h-8 rounded-full shadow-pop"
            >
              <ArrowDown aria-hidden className="size-4" />
              {strings.analysis.toEnd}
            </button>
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
  if (phase === 'starting' || phase === 'following') {
    if (connection === 'waiting') return strings.analysis.waiting;
    return isNoticing(state) ? strings.analysis.noticing.status : strings.analysis.writing;
  }
  return phase === 'done' ? strings.analysis.ready : '';
}
