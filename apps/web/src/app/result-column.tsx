import type { ProviderId } from '@app/contract/models';
import { type ReactNode, useEffect, useState } from 'react';
import { AnalysisPanel } from '../features/analysis/components/analysis-panel.tsx';
import { findInView, isUsable, listReports } from '../features/analysis/model/report-list.ts';
import { useReportInView } from '../features/analysis/model/use-report-in-view.ts';
import { labelOf } from '../features/assessments/model/framework-label.ts';
import type { Session } from '../lib/session.ts';
import { useLanguage } from '../words/language.ts';
import { downloadAnalysis } from './download-analysis.ts';
import type { Overlay } from './result-overlay.tsx';
import type { Home } from './use-home.ts';
import { LazyPart, loadable, openLoaded } from '../ui/lazy-part.tsx';
import { ShellPart } from '../ui/shell-part.tsx';
import type { ToastContent } from '../ui/toast-store.ts';

/** Loaded lazily: the chat is usable only after an analysis, so the page does not wait for it. */
const ChatSection = loadable(async () => ({ default: (await import('./chat-section.tsx')).ChatSection }));

const SimulatedBanner = loadable(async () => ({ default: (await import('./simulated-banner.tsx')).SimulatedBanner }));
/** The overlays (share dialog, reader) are loaded when the visitor opens one. */
const loadResultOverlay = () => import('./result-overlay.tsx');
const ResultOverlay = loadable(async () => ({ default: (await loadResultOverlay()).ResultOverlay }));
const OtherSessions = loadable(async () => ({
  default: (await import('../features/session/components/other-sessions.tsx')).OtherSessions,
}));

const OpinionWatch = loadable(async () => ({
  default: (await import('../features/opinion/components/opinion-watch.tsx')).OpinionWatch,
}));

const FailureCard = loadable(async () => ({
  default: (await import('../features/analysis/components/failure-card.tsx')).FailureCard,
}));

type Props = {
  home: Home;
  session: Session;
  /** Aborted when the visitor starts over. */
  leaving: AbortSignal;
  canMail: boolean;
  onNewAnalysis: () => void;
  onOpenSession: (sessionId: string) => void;
};

/** The right column: reports and chat. */
export function ResultColumn(props: Props): ReactNode {
  const { home, session, leaving, canMail, onNewAnalysis, onOpenSession } = props;
  const { state, busy, messages, analysisId: newest, append, failure } = home.analysis;
  const [overlay, setOverlay] = useState<Overlay>();
  /** The report whose second opinions were opened last. */
  const [watched, setWatched] = useState<string>();
  useLanguage(); // Draws the panel again in another language.
  const [inView, setInView] = useReportInView(busy);
  const report = findInView(listReports(messages, state), inView);
  const canUse = isUsable(report, state);
  useEffect(() => {
    if (canUse) import('./prefetch.ts').then(({ prefetchReportParts }) => prefetchReportParts()).catch(() => {});
  }, [canUse]);

  const open = (next: Overlay): void =>
    openLoaded(
      async () => (await loadResultOverlay()).loadOverlay(next),
      () => setOverlay(next),
    );

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div id="analysis" className="relative scroll-mt-16">
        <LazyPart>{home.status?.simulated && !report && !failure && <SimulatedBanner />}</LazyPart>
        <AnalysisPanel
          state={state}
          messages={messages}
          sessionId={session.id}
          canShare={canMail && messages.length > 0}
          hasAnalysis={canUse}
          inView={inView}
          labelOf={labelOf}
          elsewhere={
            // A first visit has no other sessions yet, so the page does not look them up until there is a report.
            (session.isKnown || report) && (
              <LazyPart>
                <OtherSessions sessionId={session.id} isBusy={busy} onOpen={onOpenSession} />
              </LazyPart>
            )
          }
          onChoose={setInView}
          onNewAnalysis={onNewAnalysis}
          onDownload={(format, key) => downloadAnalysis(key, format)}
          onShare={(key) => open({ type: 'share', report: key })}
          onOpenReader={(key) => open({ type: 'reader', report: key })}
          onOpinion={(key) => {
            setWatched(key);
            open({ type: 'opinion', report: key });
          }}
          onMirror={mirrorOf(report?.framework, open)}
          onPicture={(key) => open({ type: 'picture', report: key })}
          onGoOn={home.goOn}
          failure={
            failure && (
              <LazyPart failed={<FailureWords {...failure.notice} />}>
                <FailureCard failure={failure} other={otherModel(home)} onRetry={home.retry} />
              </LazyPart>
            )
          }
          onOpenQuote={(key, quote) => open({ type: 'reader', report: key, quote })}
        />
      </div>
      <div id="chat" className="scroll-mt-16">
        <ShellPart name="chat" fallback={<ChatPlaceholder />}>
          <ChatSection
            key={session.id}
            session={session}
            model={home.model}
            messages={messages}
            about={canUse && report?.key !== newest ? report?.key : undefined}
            disabled={busy || newest === undefined}
            leaving={leaving}
            onMessages={append}
          />
        </ShellPart>
      </div>
      <Overlays overlay={overlay} watched={watched} home={home} onClose={() => setOverlay(undefined)} />
    </div>
  );
}

type OverlayProps = {
  overlay: Overlay | undefined;
  watched: string | undefined;
  home: Home;
  onClose: () => void;
};

/** The open overlay, and the polling for second opinions that finish after their dialog is closed. */
function Overlays({ overlay, watched, home, onClose }: OverlayProps): ReactNode {
  const { messages, refresh } = home.analysis;
  const isStored = messages.some(({ analysisId }) => analysisId === watched);
  return (
    <>
      <LazyPart>
        {watched && isStored && <OpinionWatch key={watched} report={watched} onFinished={() => void refresh()} />}
      </LazyPart>
      {overlay && (
        <LazyPart>
          <ResultOverlay overlay={overlay} home={home} onClose={onClose} />
        </LazyPart>
      )}
    </>
  );
}

/** Only Big Five reports have a mirror. */
const mirrorOf = (framework: string | undefined, open: (next: Overlay) => void) =>
  framework === 'bigfive' ? (report: string) => open({ type: 'mirror', report }) : undefined;

const otherModel = ({ model, status }: Home): ProviderId | undefined => status?.models.find((id) => id !== model);

/** The failure card until its code is loaded: its text without its buttons. */
const FailureWords = ({ title, description, reason }: ToastContent): ReactNode => (
  <p className="m-4 text-sm">{[title, description, reason].filter(Boolean).join(' ')}</p>
);

/** Has the height of the chat panel, so nothing moves when the panel loads. */
const ChatPlaceholder = (): ReactNode => <div aria-hidden className="card h-[399px] pointer-coarse:h-[403px]" />;
