import { QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { Routes } from './app/routes.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { words } from './words/english.ts';
import { setStrings } from './words/strings.ts';

/** As long as a label, so that nothing moves when the visitor's own takes its place. */
const NO_SESSION = { id: '········-····-····-····-············', isKnown: false };

/** The page as a first visit shows it, in English. Runs at build time. */
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
  // A part of the page that is longer than a chunk would be moved to its place by an inline script.
  const options = { progressiveChunkSize: Infinity, onError: (fault: unknown) => void faults.push(fault) };
  const { prelude } = await prerender(page, options);
  if (faults.length > 0) throw new AggregateError(faults, 'The shell could not be rendered');
  return new Response(prelude).text();
}
