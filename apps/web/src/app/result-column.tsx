import { lazy, type ReactNode, useState } from 'react';
import { AnalysisPanel } from '../features/analysis/components/analysis-panel.tsx';
import { listReports } from '../features/analysis/model/report-list.ts';
import type { Session } from '../lib/session.ts';
import { useLanguage } from '../words/language.ts';
import { downloadAnalysis } from './download-analysis.ts';
import type { Overlay } from './result-overlay.tsx';
import type { Home } from './use-home.ts';
import { Part } from '../ui/part.tsx';

/** A question needs an analysis first: the page does not wait for the chat. */
const ChatSection = lazy(async () => ({ default: (await import('./chat-section.tsx')).ChatSection }));

const SimulatedBanner = lazy(async () => ({ default: (await import('./simulated-banner.tsx')).SimulatedBanner }));
/** What covers the page is loaded when it is opened. */
const ResultOverlay = lazy(async () => ({ default: (await import('./result-overlay.tsx')).ResultOverlay }));

type Props = {
  home: Home;
  session: Session;
  /** Aborted when the visitor starts over. */
  leaving: AbortSignal;
  shareId: string | undefined;
  canMail: boolean;
  onNewAnalysis: () => void;
};

/** What the visitor receives. */
export function ResultColumn({ home, session, leaving, shareId, canMail, onNewAnalysis }: Props): ReactNode {
  const { state, busy, messages, analysisId, append } = home.analysis;
  const [overlay, setOverlay] = useState<Overlay>();
  const lang = useLanguage();
  const hasReport = listReports(messages, state).length > 0;

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div id="analysis" className="relative scroll-mt-16">
        <Part>{home.status?.simulated && !hasReport && <SimulatedBanner />}</Part>
        <AnalysisPanel
          key={lang} // It is compiled: it would keep the words it was drawn with.
          state={state}
          messages={messages}
          sessionId={session.id}
          canShare={canMail && messages.length > 0}
          hasAnalysis={analysisId !== undefined}
          onNewAnalysis={onNewAnalysis}
          onDownload={(format) => downloadAnalysis(analysisId, format)}
          onShare={() => setOverlay({ type: 'share' })}
          onOpenReader={() => setOverlay({ type: 'reader' })}
          onGoOn={home.goOn}
          onOpenQuote={(key, quote) => setOverlay({ type: 'reader', report: key, quote })}
        />
      </div>
      <div id="chat" className="scroll-mt-16">
        <Part fallback={<ChatPlaceholder />}>
          <ChatSection
            key={session.id}
            session={session}
            model={home.model}
            messages={messages}
            disabled={busy || analysisId === undefined}
            leaving={leaving}
            onMessages={append}
          />
        </Part>
      </div>
      {overlay && (
        <Part>
          <ResultOverlay overlay={overlay} home={home} shareId={shareId} onClose={() => setOverlay(undefined)} />
        </Part>
      )}
    </div>
  );
}

/** Of the same height as what comes. */
const ChatPlaceholder = (): ReactNode => <div aria-hidden className="card h-[399px] pointer-coarse:h-[403px]" />;
