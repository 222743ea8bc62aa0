import { lazy, type ReactNode } from 'react';
import { strings } from '../../../strings/en.ts';
import type { Report } from '../model/report-list.ts';
import { Part } from '../../../ui/part.tsx';

const ReportText = lazy(async () => ({ default: (await import('../../../ui/report-text.tsx')).ReportText }));

export function ReportEntry({ report }: { report: Report }): ReactNode {
  return (
    <article
      data-report={report.isStreaming ? undefined : report.key}
      className="py-5 data-report:[&_blockquote]:cursor-pointer"
    >
      {report.text === '' ? (
        <Skeleton />
      ) : (
        <Part fallback={<Skeleton />}>
          <ReportText text={report.text} isStreaming={report.isStreaming} />
        </Part>
      )}
      {report.isUnfinished && <p className="mt-4 font-sans text-xs text-faint">{strings.analysis.unfinished}</p>}
    </article>
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
