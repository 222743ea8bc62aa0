import type { ReactNode } from 'react';
import { detailsOf } from '../features/analysis/model/report-details.ts';
import { findInView, listReports, type ListedReport } from '../features/analysis/model/report-list.ts';
import { labelOf } from '../features/assessments/model/framework-label.ts';
import type { Media } from '../lib/make-preview.ts';
import { LazyPart, loadable } from '../ui/lazy-part.tsx';
import { downloadAnalysis } from './download-analysis.ts';
import type { Home } from './use-home.ts';

const loadShareDialog = () => import('../features/sharing/components/share-dialog.tsx');
const loadReader = () => import('../features/analysis/components/report-reader.tsx');
const loadOpinionDialog = () => import('../features/opinion/components/opinion-dialog.tsx');
const loadMirrorDialog = () => import('../features/mirror/components/mirror-dialog.tsx');
const MirrorDialog = loadable(async () => ({ default: (await loadMirrorDialog()).MirrorDialog }));
const loadPictureDialog = () => import('../features/picture/components/picture-dialog.tsx');
const PictureDialog = loadable(async () => ({ default: (await loadPictureDialog()).PictureDialog }));
const OpinionDialog = loadable(async () => ({ default: (await loadOpinionDialog()).OpinionDialog }));
const ShareDialog = loadable(async () => ({ default: (await loadShareDialog()).ShareDialog }));
const ReportReader = loadable(async () => ({ default: (await loadReader()).ReportReader }));

/** Each loads its words, too, so that an overlay first opened offline is not empty. */
const loaders = {
  share: loadShareDialog,
  reader: loadReader,
  opinion: () => loadOpinionDialog().then((dialog) => dialog.loadOpinionWords()),
  mirror: () => loadMirrorDialog().then((dialog) => dialog.loadMirrorWords()),
  picture: () => loadPictureDialog().then((dialog) => dialog.loadPictureWords()),
};

/** Loads the overlay's code before it opens, so that a failed load shows a notice at the press. */
export const loadOverlay = ({ type }: Overlay): Promise<unknown> => loaders[type]();

export const loadOverlays = (): Promise<unknown> => Promise.all(Object.values(loaders).map((load) => load()));

export type Overlay =
  | { type: 'share' | 'opinion' | 'mirror' | 'picture'; report: string }
  /** With `quote`, the reader opens at that quote. */
  | { type: 'reader'; report: string; quote?: string | number };

type Props = { overlay: Overlay; home: Home; onClose: () => void };

/** The overlay in which the visitor reads, shares, compares or answers a report. */
export function ResultOverlay({ overlay, home, onClose }: Props): ReactNode {
  const { state, messages } = home.analysis;
  const reports = listReports(messages, state);
  const report = findInView(reports, overlay.report);
  return (
    <LazyPart>
      {overlay.type === 'share' && (
        <ShareDialog
          analysisId={overlay.report}
          report={report && { title: report.title, details: detailsOf(report, labelOf) }}
          media={mediaOf(home, overlay.report)}
          labelOf={labelOf}
          onClose={onClose}
        />
      )}
      {overlay.type === 'opinion' && (
        <OpinionDialog
          report={overlay.report}
          reports={reports.filter(({ isNotice, createdAt }) => !isNotice && createdAt)}
          offered={home.status?.models}
          labelOf={labelOf}
          onClose={onClose}
        />
      )}
      {overlay.type === 'mirror' && (
        <MirrorDialog
          report={overlay.report}
          title={report?.title}
          onDownload={(format) => downloadAnalysis(overlay.report, format)}
          onClose={onClose}
        />
      )}
      {overlay.type === 'picture' && <PictureDialog id={overlay.report} onClose={onClose} />}
      {overlay.type === 'reader' && report && <Reader report={report} quote={overlay.quote} onClose={onClose} />}
    </LazyPart>
  );
}

type ReaderProps = { report: ListedReport; quote: string | number | undefined; onClose: () => void };

function Reader({ report, quote, onClose }: ReaderProps): ReactNode {
  const hasSource = !report.isStreaming && !report.isUnfinished;
  return (
    <ReportReader
      text={report.text}
      blocks={report.blocks}
      lang={report.lang}
      analysisId={hasSource ? report.key : undefined}
      quote={quote}
      onClose={onClose}
    />
  );
}

/** The image or video this analysis was made from, while it is still on the page. */
function mediaOf({ analysis: { state }, input: { media } }: Home, report: string): Media | undefined {
  const { request, analysisId, finishedId } = state;
  const isOfAnalysis =
    request?.type === 'media' && request.file === media?.file && [analysisId, finishedId].every((id) => id === report);
  return isOfAnalysis ? media : undefined;
}
