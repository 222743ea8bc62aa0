import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { showReloadNotice } from '../lib/reload-old-pages.ts';
import { createQueryClient } from '../lib/query-client.ts';
import type { Session } from '../lib/session.ts';
import { useLanguage } from '../words/language.ts';
import { strings } from '../words/strings.ts';
import { Routes } from './routes.tsx';
import { LazyPart, loadable } from '../ui/lazy-part.tsx';
import { PlainToasts } from '../ui/plain-toasts.tsx';

/** Loaded lazily: no toast can appear before the first render, so the page does not wait for this code. */
const Toaster = loadable(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

type Props = {
  session: Session;
  /** Called when the page is in the document and not yet painted. */
  onDrawn?: () => void;
};

export function App({ session, onDrawn }: Props): ReactNode {
  // A language change re-renders the whole page and keeps its state.
  useLanguage();
  const [queryClient] = useState(createQueryClient);
  useLayoutEffect(() => {
    if (onDrawn) queueMicrotask(onDrawn);
  }, [onDrawn]);
  useEffect(() => {
    showReloadNotice().catch(console.error);
    import('./prefetch.ts').then(({ prefetchParts }) => prefetchParts()).catch(() => {});
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Routes session={session} />
      <LazyPart failed={<PlainToasts labels={strings.toast} />}>
        <Toaster labels={strings.toast} />
      </LazyPart>
    </QueryClientProvider>
  );
}
