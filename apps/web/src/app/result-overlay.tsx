import { lazy, type ReactNode } from 'react';
import { listReports, type Report } from '../features/analysis/model/report-list.ts';
import { labelOf } from '../features/assessments/model/catalog.ts';
import type { Media } from '../lib/make-preview.ts';
import { Part } from '../ui/part.tsx';
import type { Home } from './use-home.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('../features/sharing/components/share-dialog.tsx')).ShareDialog,
}));
const ReportReader = lazy(async () => ({
  default: (await import('../features/analysis/components/report-reader.tsx')).ReportReader,
}));

export type Overlay =
  | { type: 'share' }
  /** Without a report: the newest. With a quote: opened there. */
  | { type: 'reader'; report?: string; quote?: number };

type Props = { overlay: Overlay; home: Home; shareId: string | undefined; onClose: () => void };

/** What covers the page when the visitor reads or shares a report. */
export function ResultOverlay({ overlay, home, shareId, onClose }: Props): ReactNode {
  const { state, messages, analysisId } = home.analysis;
  return (
    <Part>
      {overlay.type === 'share' && (
        <ShareDialog analysisId={analysisId} media={mediaOf(home)} labelOf={labelOf} onClose={onClose} />
      )}
      {overlay.type === 'reader' && (
        <Reader reports={listReports(messages, state)} overlay={overlay} shareId={shareId} onClose={onClose} />
      )}
    </Part>
  );
}

type ReaderProps = {
  reports: Report[];
  overlay: Extract<Overlay, { type: 'reader' }>;
  shareId: string | undefined;
  onClose: () => void;
};

function Reader({ reports, overlay, shareId, onClose }: ReaderProps): ReactNode {
  const report = reports.find(({ key }) => key === overlay.report) ?? reports.at(-1);
  if (!report) return null;
  // Of a copy that someone shared, the source stays with its owner.
  const hasSource = !report.isStreaming && !report.isUnfinished && report.key !== shareId;
  return (
    <ReportReader
      text={report.text}
      analysisId={hasSource ? report.key : undefined}
      quote={overlay.quote}
      onClose={onClose}
    />
  );
}

/** The picture or clip the newest analysis was made from, while it is still on the page. */
function mediaOf({ analysis: { state }, input: { media } }: Home): Media | undefined {
  const { request, analysisId, finishedId } = state;
  const isOfAnalysis = request?.type === 'media' && request.file === media?.file && analysisId === finishedId;
  return isOfAnalysis ? media : undefined;
}
