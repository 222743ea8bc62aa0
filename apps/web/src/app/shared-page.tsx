import type { StateWords } from '@app/words/catalogue';
import type { ReactNode } from 'react';
import { ClosedLink } from '../features/sharing/components/closed-link.tsx';
import { useSharedAnalysis } from '../features/sharing/model/use-shared-analysis.ts';
import type { Session } from '../lib/session.ts';
import { useStates } from '../words/use-states.ts';
import { PageHeader } from './page-header.tsx';
import { SharedReading } from './shared-reading.tsx';

type Props = { session: Session; onSession: (session: Session) => void; shareId: string };

/** The page a share recipient opens: report first, with chat, download and sharing available. */
export function SharedPage(props: Props): ReactNode {
  const words = useStates();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-[1280px] px-3 pb-12 sm:px-5">
      <PageHeader />
      {words && <Body {...props} words={words} />}
    </div>
  );
}

function Body({ words, shareId, ...page }: Props & { words: StateWords }): ReactNode {
  const shared = useSharedAnalysis(shareId);
  if (shared.state === 'open') return <SharedReading {...page} words={words} shareId={shareId} copy={shared.copy} />;
  if (shared.state === 'loading') {
    return (
      <main className="pt-6">
        <p role="status" className="sr-only">
          {words.shared.loading}
        </p>
        <div aria-hidden className="card space-y-3 p-6">
          <div className="skeleton h-7 w-2/5" />
          <div className="skeleton h-4 w-full" />
          <div className="skeleton h-4 w-11/12" />
          <div className="skeleton h-4 w-3/5" />
        </div>
      </main>
    );
  }
  return <ClosedLink words={words} {...(shared.state === 'away' && { away: shared })} />;
}
