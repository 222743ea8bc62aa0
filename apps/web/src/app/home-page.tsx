import type { Message } from '@app/contract/messages';
import { type ReactNode, useState } from 'react';
import { RunProgress } from '../features/analysis/components/run-progress.tsx';
import { AssessmentsSidebar } from '../features/assessments/components/assessments-sidebar.tsx';
import type { Losses } from '../features/session/model/losses.ts';
import { loadStartOver, useNewAnalysis } from '../features/session/model/use-new-analysis.ts';
import { keepLabel, type Session } from '../lib/session.ts';
import { strings } from '../words/strings.ts';
import { InputColumn } from './input-column.tsx';
import { PhoneNavigation } from './phone-navigation.tsx';
import { ResultColumn } from './result-column.tsx';
import { type Home, useHome } from './use-home.ts';
import { PurposeNotice } from './purpose-notice.tsx';
import { LazyPart, loadable } from '../ui/lazy-part.tsx';
import { useMedia } from '../ui/use-media.ts';

const NewAnalysisDialog = loadable(async () => ({ default: (await loadStartOver()).NewAnalysisDialog }));

const RunSignals = loadable(async () => ({
  default: (await import('../features/analysis/components/run-signals.tsx')).RunSignals,
}));

type Props = {
  session: Session;
  onSession: (fresh: Session) => void;
  /** Share mode without a share id: the page does not load the visitor's own session on entry. */
  isShared?: boolean;
};

export function HomePage({ session, onSession, isShared = false }: Props): ReactNode {
  /** Aborted when the visitor starts over; this ends all work in progress for the session. */
  const [work, setWork] = useState(() => new AbortController());
  const home = useHome(session, { isShared, leaving: work.signal });
  const { analysis, input, status } = home;
  const { start, confirm } = useNewAnalysis({
    session,
    losses: lossesOf(home),
    onLeave: () => work.abort(),
    onKept: () => setWork(new AbortController()),
    onCleared(fresh) {
      analysis.reset();
      input.clear();
      setWork(new AbortController());
      onSession(fresh);
    },
  });

  /** Switches to another session of the same visitor. Typed input stays. */
  function openOther(id: string): void {
    keepLabel(id);
    analysis.reset();
    onSession({ id, isKnown: true });
    history.replaceState(null, '', `/?${new URLSearchParams({ session: id })}`);
  }

  // With two columns the progress bar is below the text box; with one column it is at the bottom of the window.
  const hasColumns = useMedia('(width >= 60rem)') ?? true;
  const { state, stop } = analysis;
  const progress = <RunProgress state={state} sessionId={session.id} onStop={stop} />;

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
        className="outline-none mx-auto grid w-full max-w-[1200px] min-w-0 content-start gap-x-5 gap-y-4 px-3 pb-34 sm:px-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-2.5 lg:pb-4"
      >
        <InputColumn home={home} progress={hasColumns && progress} />
        <PurposeNotice />
        <ResultColumn
          home={home}
          session={session}
          leaving={work.signal}
          canMail={status?.sendgrid ?? false}
          onNewAnalysis={start}
          onOpenSession={openOther}
        />
      </main>
      <PhoneNavigation run={analysis.busy && !hasColumns && progress} />
      <LazyPart>{state.phase !== 'idle' && <RunSignals state={state} />}</LazyPart>
      <LazyPart>
        {confirm && <NewAnalysisDialog losses={confirm.losses} onAccept={confirm.accept} onCancel={confirm.cancel} />}
      </LazyPart>
    </div>
  );
}

/** What a new analysis would delete from this page. */
function lossesOf({ analysis: { messages, busy }, input }: Home): Losses {
  const count = (wanted: Message['kind']): number => messages.filter(({ kind }) => kind === wanted).length;
  return {
    reports: count('analysis'),
    chatMessages: count('chat'),
    isRunning: busy,
    hasInput: input.text.trim() !== '' || input.preview !== undefined,
  };
}
