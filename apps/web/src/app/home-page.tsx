import { lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AssessmentsSidebar } from '../features/assessments/components/assessments-sidebar.tsx';
import { useNewAnalysis } from '../features/session/model/use-new-analysis.ts';
import { type Shared, useSharedAnalysis } from '../features/sharing/model/use-shared-analysis.ts';
import type { Session } from '../lib/session.ts';
import { strings } from '../words/strings.ts';
import { InputColumn } from './input-column.tsx';
import { PhoneNavigation } from './phone-navigation.tsx';
import { ResultColumn } from './result-column.tsx';
import { useHome } from './use-home.ts';
import { UseNotice } from './use-notice.tsx';
import { Part } from '../ui/part.tsx';

const NewAnalysisDialog = lazy(async () => ({
  default: (await import('../features/session/components/new-analysis-dialog.tsx')).NewAnalysisDialog,
}));

type Props = {
  session: Session;
  onSession: (fresh: Session) => void;
  /** Share mode; `/share` alone has no id. */
  share?: { id: string | undefined };
};

export function HomePage({ session, onSession, share }: Props): ReactNode {
  /** Aborted when the visitor starts over: with it goes all that is under way for this session. */
  const [work, setWork] = useState(() => new AbortController());
  const home = useHome(session, { isShared: share !== undefined, leaving: work.signal });
  const { analysis, input, status } = home;
  const shared = useSharedAnalysis(share?.id);
  const { start, confirm } = useNewAnalysis({
    session,
    isRunning: analysis.busy,
    onLeave: () => work.abort(),
    onKept: () => setWork(new AbortController()),
    onCleared(fresh) {
      analysis.reset();
      input.clear();
      setWork(new AbortController());
      onSession(fresh);
    },
  });

  const show = useEffectEvent((loaded: Shared) => {
    analysis.adopt(loaded);
    const { mediaUrl: url, mediaType: type } = loaded;
    if (url && type) input.showShared({ type, url, fileName: strings.sharedMedia[type] });
  });
  useEffect(() => {
    if (shared) show(shared);
  }, [shared]);

  return (
    <div className="flex min-h-dvh">
      <a href="#main" className="btn btn-primary fixed start-3 top-3 z-30 not-focus:sr-only">
        {strings.skip}
      </a>
      <AssessmentsSidebar
        mode={input.mode}
        busy={analysis.busy}
        off={status?.frameworksOff}
        onPick={home.pickAssessment}
      />
      <main
        id="main"
        tabIndex={-1}
        className="outline-none mx-auto grid w-full max-w-[1200px] min-w-0 content-start gap-x-5 gap-y-4 px-3 pb-20 sm:px-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-2.5 lg:pb-4"
      >
        <InputColumn home={home} />
        <UseNotice />
        <ResultColumn
          home={home}
          session={session}
          leaving={work.signal}
          shareId={share?.id}
          canMail={shared?.emailServiceAvailable ?? status?.sendgrid ?? false}
          onNewAnalysis={start}
        />
      </main>
      <PhoneNavigation percent={analysis.busy ? analysis.state.percent : undefined} />
      <Part>{confirm && <NewAnalysisDialog onAccept={confirm.accept} onCancel={confirm.cancel} />}</Part>
    </div>
  );
}
