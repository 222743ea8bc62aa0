import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import type { Session } from '../lib/session.ts';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Paths are matched without regard to case. */
export function Routes({ session }: { session: Session }): ReactNode {
  return (
    <Switch>
      <Route path="/">
        <HomePage session={session} />
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
