import type { DownloadFormat } from '@app/contract/downloads';
import { Download, Maximize2, RotateCcw, Share2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { LazyPart, loadable } from '../../../ui/lazy-part.tsx';
import { strings } from '../../../words/strings.ts';

const MoreActions = loadable(async () => ({ default: (await import('./more-actions.tsx')).MoreActions }));

const FORMATS = ['pdf', 'docx'] as const satisfies DownloadFormat[];

type Props = {
  titleId: string;
  /** Key of the report in view, to which all actions apply. */
  report: string;
  canShare: boolean;
  hasAnalysis: boolean;
  onNewAnalysis: () => void;
  /** Markdown of the report in view. */
  markdown?: string | undefined;
  onDownload: (format: DownloadFormat, key: string) => void;
  onShare: (key: string) => void;
  onOpenReader: (key: string) => void;
  onOpinion?: ((key: string) => void) | undefined;
  onMirror?: ((key: string) => void) | undefined;
  onPicture?: ((key: string) => void) | undefined;
};

/** Title and actions; on small screens the actions on the report have their own row. */
export function AnalysisActions({ titleId, report, canShare, hasAnalysis, markdown, ...on }: Props): ReactNode {
  return (
    <header className="flex flex-wrap items-center gap-1 border-b border-line py-1 ps-4 pe-1.5 sm:ps-5">
      <h2 id={titleId} className="me-auto text-sm font-semibold tracking-wide">
        {strings.analysis.title}
      </h2>
      <div className="flex items-center gap-1 max-sm:order-last max-sm:-ms-4 max-sm:-me-1.5 max-sm:-mb-1 max-sm:w-[calc(100%+1.375rem)] max-sm:justify-around max-sm:border-t max-sm:border-line">
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            disabled={!hasAnalysis}
            className="btn btn-ghost min-h-8 px-2.5"
            onClick={() => on.onDownload(format, report)}
          >
            <Download aria-hidden className="size-4" />
            {strings.analysis.download[format]}
          </button>
        ))}
        {canShare && (
          <button type="button" className="btn btn-ghost min-h-8 px-2.5" onClick={() => on.onShare(report)}>
            <Share2 aria-hidden className="size-4" />
            {strings.analysis.share}
          </button>
        )}
        {hasAnalysis && markdown && (
          <LazyPart>
            <MoreActions
              markdown={markdown}
              onDownload={(format) => on.onDownload(format, report)}
              onPicture={on.onPicture && (() => on.onPicture?.(report))}
              onOpinion={on.onOpinion && (() => on.onOpinion?.(report))}
              onMirror={on.onMirror && (() => on.onMirror?.(report))}
            />
          </LazyPart>
        )}
      </div>
      <button type="button" className="btn btn-line min-h-8 px-2.5" onClick={on.onNewAnalysis}>
        <RotateCcw aria-hidden className="size-4" />
        {strings.analysis.newAnalysis}
      </button>
      <button
        type="button"
        disabled={!hasAnalysis}
        className="icon-btn size-8 pointer-coarse:size-11"
        aria-label={strings.analysis.read}
        title={strings.analysis.read}
        onClick={() => on.onOpenReader(report)}
      >
        <Maximize2 aria-hidden className="size-4!" />
      </button>
    </header>
  );
}
