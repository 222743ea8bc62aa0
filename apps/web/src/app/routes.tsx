import { lazy, type ReactNode, useState } from 'react';
import { Route, Switch } from 'wouter';
import type { Session } from '../lib/session.ts';
import { HomePage } from './home-page.tsx';
import { Part } from '../ui/part.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('./privacy-page.tsx')).PrivacyPage }));

/** Paths are matched without regard to case. */
export function Routes({ session: first }: { session: Session }): ReactNode {
  const [session, setSession] = useState(first);
  const page = { session, onSession: setSession };
  return (
    <Switch>
      <Route path="/">
        <HomePage {...page} />
      </Route>
      <Route path="/share/:shareId?">
        {({ shareId }) => <HomePage key={shareId} {...page} share={{ id: shareId }} />}
      </Route>
      <Route path="/privacy">
        <Part>
          <PrivacyPage />
        </Part>
      </Route>
      <Route>
        <Part>
          <NotFoundPage />
        </Part>
      </Route>
    </Switch>
  );
}
