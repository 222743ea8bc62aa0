import { QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { Routes } from './app/routes.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { words } from './words/english.ts';
import { setStrings } from './words/strings.ts';

/** As long as a session label, so that the layout does not shift when the real one replaces it. */
const NO_SESSION = { id: '········-····-····-····-············', isKnown: false };

/** Renders the page of a first visit in English, at build time. */
export async function renderShell(): Promise<string> {
  setStrings(words);
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <Router ssrPath="/">
        <Routes session={NO_SESSION} />
      </Router>
    </QueryClientProvider>
  );
  const faults: unknown[] = [];
  // React moves content longer than a chunk into place with an inline script, which the CSP blocks.
  const options = { progressiveChunkSize: Infinity, onError: (fault: unknown) => void faults.push(fault) };
  const { prelude } = await prerender(page, options);
  if (faults.length > 0) throw new AggregateError(faults, 'The shell could not be rendered');
  return new Response(prelude).text();
}
