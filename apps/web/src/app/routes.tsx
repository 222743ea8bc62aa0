import { type ReactNode, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import type { Session } from '../lib/session.ts';
import { HomePage } from './home-page.tsx';
import { LazyPart, loadable } from '../ui/lazy-part.tsx';

const NotFoundPage = loadable(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
const SharedPage = loadable(async () => ({ default: (await import('./shared-page.tsx')).SharedPage }));
const PrivacyPage = loadable(async () => ({ default: (await import('./privacy-page.tsx')).PrivacyPage }));

/** Paths match case-insensitively. */
export function Routes({ session: first }: { session: Session }): ReactNode {
  const [session, setSession] = useState(first);
  useEffect(() => {
    if (!first.asked) return;
    void import('../features/session/model/claim-label.ts')
      .then(({ claimLabel }) => claimLabel(first.asked ?? ''))
      .then((claimed) => claimed && setSession(claimed))
      .catch(console.error);
  }, [first]);
  const page = { session, onSession: setSession };
  return (
    <Switch>
      <Route path="/">
        <HomePage {...page} />
      </Route>
      <Route path="/share/:shareId?">
        {({ shareId }) =>
          shareId ? (
            <LazyPart>
              <SharedPage key={shareId} {...page} shareId={shareId} />
            </LazyPart>
          ) : (
            <HomePage {...page} isShared />
          )
        }
      </Route>
      <Route path="/privacy">
        <LazyPart>
          <PrivacyPage />
        </LazyPart>
      </Route>
      <Route>
        <LazyPart>
          <NotFoundPage />
        </LazyPart>
      </Route>
    </Switch>
  );
}
