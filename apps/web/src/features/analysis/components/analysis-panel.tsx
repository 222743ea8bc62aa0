import type { Message } from '@app/contract/messages';
import { ArrowDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { strings } from '../../../strings/en.ts';
import { useFollowScroll } from '../../../ui/use-follow-scroll.ts';
import { type AnalysisState, isBusy } from '../model/analysis-state.ts';
import { listReports, type Report } from '../model/report-list.ts';
import { EmptyAnalysis } from './empty-analysis.tsx';

const ReportText = lazy(async () => ({ default: (await import('../../../ui/report-text.tsx')).ReportText }));

type Props = { state: AnalysisState; messages: Message[]; sessionId: string };

export function AnalysisPanel({ state, messages, sessionId }: Props): ReactNode {
  const titleId = useId();
  const busy = isBusy(state);
  const reports = listReports(messages, state);
  const { scroller, isAway, goToEnd } = useFollowScroll(busy);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (busy) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [busy]);
  const fromAi = messages.filter(({ role }) => role === 'assistant').length;

  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className="card relative flex min-w-0 flex-col lg:col-start-2 lg:row-start-1"
    >
      <header className="flex min-h-12 items-center border-b border-line px-4 sm:px-5">
        <h2 id={titleId} className="text-sm font-semibold tracking-wide">
          {strings.analysis.title}
        </h2>
      </header>
      <div
        ref={scroller}
        role="log"
        aria-label={strings.analysis.log}
        aria-live="off"
        aria-busy={busy}
        tabIndex={0}
        className="scroll-thin h-[400px] overflow-y-auto focus-visible:-outline-offset-2"
      >
        {reports.length === 0 ? (
          <EmptyAnalysis />
        ) : (
          <div className="max-w-[42rem] divide-y divide-line px-4 sm:px-5">
            {reports.map((report) => (
              <ReportEntry key={report.key} report={report} />
            ))}
          </div>
        )}
      </div>
      {isAway && (
        <button
          type="button"
          onClick={goToEnd}
          className="btn btn-line absolute bottom-13 self-center rounded-full shadow-pop"
        >
          <ArrowDown aria-hidden className="size-4" />
          {strings.analysis.toEnd}
        </button>
      )}
      <footer className="flex min-h-10 items-center border-t border-line px-4 font-mono text-2xs text-faint sm:px-5">
        <p className="min-w-0 break-words">{strings.analysis.debug(messages.length, fromAi, sessionId)}</p>
      </footer>
      <p role="status" className="sr-only">
        {announcement(state)}
      </p>
    </section>
  );
}

function ReportEntry({ report }: { report: Report }): ReactNode {
  const placeholder = <Writing />;
  return (
    <article className="py-5">
      {report.text === '' ? (
        placeholder
      ) : (
        <Suspense fallback={placeholder}>
          <ReportText text={report.text} isStreaming={report.isStreaming} />
        </Suspense>
      )}
      {report.isUnfinished && <p className="mt-4 text-xs text-faint">{strings.analysis.unfinished}</p>}
    </article>
  );
}

function Writing(): ReactNode {
  return (
    <div aria-hidden className="space-y-3">
      <div className="skeleton h-6 w-2/5" />
      <div className="skeleton h-4 w-full" />
      <div className="skeleton h-4 w-11/12" />
      <div className="skeleton h-4 w-3/5" />
    </div>
  );
}

function announcement({ phase }: AnalysisState): string {
  if (phase === 'starting' || phase === 'following') return strings.analysis.writing;
  return phase === 'done' ? strings.analysis.ready : '';
}
