import { reloadWhenCleared } from '../lib/other-tabs.ts';
import { currentLanguage } from '../words/language.ts';

type Parts = (() => Promise<unknown>)[];

/** The parts a press may need, in the order in which visitors are likely to need them. */
const OF_PAGE: Parts = [
  () => import('../words/explain-failure.ts'),
  () => import('../words/on-demand-catalogues.ts').then(({ loadStates }) => loadStates()),
  () => import('../features/analysis/components/failure-card.tsx'),
  () => import('../features/analysis/model/sending.ts'),
  () => import('../features/analysis/model/while-running.ts'),
  () => import('../features/input/components/fill-dialog.tsx'),
  () => import('../features/analysis/api/extract-text.ts'),
  () => import('../features/interview/components/interview-dialog.tsx').then((dialog) => dialog.loadInterviewWords()),
  () => import('../features/input/components/document-card.tsx'),
  () => import('../features/input/components/media-card.tsx'),
  () => import('../features/input/components/mode-line.tsx'),
  () => import('../features/session/model/start-over.ts'),
  () => import('../features/analysis/components/run-signals.tsx'),
  () => import('../features/analysis/components/run-note.tsx'),
  () => import('@app/contract/example-texts'),
  async () => {
    const lang = currentLanguage();
    if (lang !== 'en') await (await import('../words/error-catalogues.ts')).errorCatalogues[lang]();
  },
];

const OF_REPORT: Parts = [() => import('./result-overlay.tsx').then(({ loadOverlays }) => loadOverlays())];

/** Prefetching must not slow down the first actions of the visitor. */
const AFTER_MS = 2_000;

/**
 * Loads the parts a press may need while the browser is idle, so that a visitor who loses the network still gets
 * messages. With Save-Data each part is loaded when it is needed.
 */
export function prefetchParts(): Promise<void> {
  reloadWhenCleared();
  return load(OF_PAGE, 'prefetched');
}

/** Loads the overlays of a report. */
export const prefetchReportParts = (): Promise<void> => load(OF_REPORT, 'prefetched-report');

/** Sets the performance mark `mark` once all parts are loaded. */
async function load(parts: Parts, mark: string): Promise<void> {
  if (savesData()) return;
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  for (const part of parts) {
    await idle();
    // A press loads a part again that failed here.
    await part().catch(() => {});
  }
  performance.mark(mark);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Safari has no such callback. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
