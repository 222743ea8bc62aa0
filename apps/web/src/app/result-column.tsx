import { lazy, type ReactNode, useState } from 'react';
import { AnalysisPanel } from '../features/analysis/components/analysis-panel.tsx';
import { listReports } from '../features/analysis/model/report-list.ts';
import type { Session } from '../lib/session.ts';
import { strings } from '../strings/en.ts';
import { downloadAnalysis } from './download-analysis.ts';
import { SimulatedBanner } from './simulated-banner.tsx';
import type { Home } from './use-home.ts';
import { Part } from '../ui/part.tsx';

/** A question needs an analysis first: the page does not wait for the chat. */
const ChatSection = lazy(async () => ({ default: (await import('./chat-section.tsx')).ChatSection }));
const ShareDialog = lazy(async () => ({
  default: (await import('../features/sharing/components/share-dialog.tsx')).ShareDialog,
}));
const ReadingView = lazy(async () => ({
  default: (await import('../features/analysis/components/reading-view.tsx')).ReadingView,
}));

type Props = {
  home: Home;
  session: Session;
  shareId: string | undefined;
  canMail: boolean;
  onNewAnalysis: () => void;
};

/** What the visitor receives. */
export function ResultColumn({ home, session, shareId, canMail, onNewAnalysis }: Props): ReactNode {
  const { state, busy, messages, analysisId, append } = home.analysis;
  const [overlay, setOverlay] = useState<'share' | 'reader'>();
  const close = (): void => setOverlay(undefined);
  const report = listReports(messages, state).at(-1);

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div id="analysis" className="relative scroll-mt-16">
        {home.status?.simulated && !report && <SimulatedBanner />}
        <AnalysisPanel
          state={state}
          messages={messages}
          sessionId={session.id}
          canShare={canMail && messages.length > 0}
          hasAnalysis={analysisId !== undefined}
          onNewAnalysis={onNewAnalysis}
          onDownload={(format) => downloadAnalysis(shareId ?? analysisId, format)}
          onShare={() => setOverlay('share')}
          onOpenReader={() => setOverlay('reader')}
        />
      </div>
      <div id="chat" className="scroll-mt-16">
        <Part fallback={<ChatPlaceholder />}>
          <ChatSection
            session={session}
            model={home.model}
            messages={messages}
            disabled={busy || analysisId === undefined}
            onMessages={append}
          />
        </Part>
      </div>
      <Part>
        {overlay === 'share' && <ShareDialog analysisId={analysisId} onClose={close} />}
        {overlay === 'reader' && report && (
          <ReadingView text={report.text} title={strings.analysis.title} onClose={close} />
        )}
      </Part>
    </div>
  );
}

/** Of the same height as what comes. */
const ChatPlaceholder = (): ReactNode => <div aria-hidden className="card h-[393px] pointer-coarse:h-[403px]" />;
