import { type ReactNode, useDeferredValue } from 'react';
import { strings } from '../../../words/strings.ts';
import type { Noticed } from '../model/analysis-state.ts';
import type { ListedReport } from '../model/report-list.ts';
import type { OpenQuote } from '../model/use-quote-press.ts';
import { LazyPart, loadable } from '../../../ui/lazy-part.tsx';

const loadReportBody = () => import('../../../ui/report-body.tsx');
const ReportBody = loadable(async () => ({ default: (await loadReportBody()).ReportBody }));
const NoticedList = loadable(async () => {
  // Preloads the renderer needed next. If this fails, rendering `ReportBody` imports it again.
  loadReportBody().catch(() => {});
  return { default: (await import('./noticed-list.tsx')).NoticedList };
});

type Props = {
  report: ListedReport;
  isBusy: boolean;
  onGoOn: (analysisId: string) => void;
  onOpenQuote: OpenQuote;
};

export function ReportEntry({ report, isBusy, onGoOn, onOpenQuote }: Props): ReactNode {
  const { key, ...shown } = report;
  // Deferred: the noticed passages stay visible until the code that renders the text has loaded.
  const isWaiting = useDeferredValue(report.text === '');
  return (
    <article
      data-report={report.isStreaming ? undefined : key}
      className="py-5 data-report:[&_blockquote]:cursor-pointer [&_[data-place]]:cursor-pointer"
    >
      <LazyPart fallback={<Skeleton />} failed={<p className="break-words whitespace-pre-wrap">{report.text}</p>}>
        {isWaiting ? (
          <Waiting noticed={report.noticed} />
        ) : (
          <ReportBody
            {...shown}
            links={
              report.isStreaming ? undefined : { isLinked: () => false, onPress: (place) => onOpenQuote(key, place) }
            }
          />
        )}
      </LazyPart>
      {report.isUnfinished && <p className="mt-4 font-sans text-xs text-faint">{strings.analysis.unfinished}</p>}
      {report.isPartial && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2 font-sans text-sm text-warn">
          <p className="me-auto">{strings.analysis.partial}</p>
          <button type="button" className="btn btn-line min-h-8" disabled={isBusy} onClick={() => onGoOn(key)}>
            {strings.analysis.goOn}
          </button>
        </div>
      )}
    </article>
  );
}

function Waiting({ noticed }: { noticed: Noticed[] }): ReactNode {
  if (noticed.length === 0) return <Skeleton />;
  return (
    <LazyPart fallback={<Skeleton />}>
      <NoticedList noticed={noticed} />
    </LazyPart>
  );
}

function Skeleton(): ReactNode {
  return (
    <div aria-hidden className="space-y-3">
      <div className="skeleton h-6 w-2/5" />
      <div className="skeleton h-4 w-full" />
      <div className="skeleton h-4 w-11/12" />
      <div className="skeleton h-4 w-3/5" />
      <div className="skeleton mt-6 h-20 w-full" />
      <div className="skeleton h-4 w-4/5" />
      <div className="skeleton h-4 w-2/3" />
    </div>
  );
}
