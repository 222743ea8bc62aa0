import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { tellReload } from '../lib/old-page.ts';
import { createQueryClient } from '../lib/query-client.ts';
import type { Session } from '../lib/session.ts';
import { useLanguage } from '../words/language.ts';
import { strings } from '../words/strings.ts';
import { Routes } from './routes.tsx';
import { Part } from '../ui/part.tsx';

/** Loaded lazily: no toast can appear before the first render, so the page does not wait for this code. */
const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

export function App({ session }: { session: Session }): ReactNode {
  // A language change re-renders the whole page and keeps its state.
  useLanguage();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => void tellReload().catch(console.error), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Routes session={session} />
      <Part>
        <Toaster labels={strings.toast} />
      </Part>
    </QueryClientProvider>
  );
}
