import type { DownloadFormat } from '@app/contract/downloads';
import { clsx } from 'clsx';
import { Maximize2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { detailsOf } from '../model/report-details.ts';
import type { ListedReport } from '../model/report-list.ts';

const FORMATS = ['pdf', 'docx'] as const satisfies DownloadFormat[];
const TOOL = 'icon-btn h-8 w-auto min-w-8 px-1.5 text-xs font-medium pointer-coarse:h-11 pointer-coarse:min-w-11';

type Props = {
  report: ListedReport;
  isInView: boolean;
  canShare: boolean;
  labelOf: (framework: string) => string;
  onChoose: (key: string) => void;
  onDownload: (format: DownloadFormat, key: string) => void;
  onShare: (key: string) => void;
  onOpenReader: (key: string) => void;
};

/** One report in the list with its actions. */
export function LibraryRow({ report, isInView, canShare, labelOf, ...on }: Props): ReactNode {
  const { key, title } = report;
  const isWhole = report.createdAt !== undefined && !report.isNotice;
  const named = (tool: string): string => `${tool}: ${title}`;
  return (
    <li className={clsx('flex items-center rounded-md max-sm:flex-wrap', isInView && 'bg-accent-soft')}>
      <button
        type="button"
        data-row
        aria-current={isInView || undefined}
        onClick={() => on.onChoose(key)}
        className="min-w-0 flex-1 rounded-md px-2.5 py-1.5 text-start hover:bg-surface-2 focus-visible:-outline-offset-2 max-sm:basis-full"
      >
        <span dir="auto" className="block truncate text-sm font-medium">
          {title || strings.analysis.writing}
        </span>
        <span className="block truncate text-xs text-muted">{detailsOf(report, labelOf)}</span>
      </button>
      {isWhole && (
        <div className="flex shrink-0 items-center pe-1 max-sm:ps-1">
          <button
            type="button"
            className={TOOL}
            aria-label={named(strings.analysis.read)}
            title={strings.analysis.read}
            onClick={() => on.onOpenReader(key)}
          >
            <Maximize2 aria-hidden className="size-4!" />
          </button>
          {FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              className={TOOL}
              aria-label={named(strings.analysis.download[format])}
              onClick={() => on.onDownload(format, key)}
            >
              {strings.analysis.download[format]}
            </button>
          ))}
          {canShare && (
            <button
              type="button"
              className={TOOL}
              aria-label={named(strings.analysis.share)}
              title={strings.analysis.share}
              onClick={() => on.onShare(key)}
            >
              <Share2 aria-hidden className="size-4!" />
            </button>
          )}
        </div>
      )}
    </li>
  );
}
