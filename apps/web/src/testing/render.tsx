import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { removeDrafts } from '../lib/draft.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { words } from '../words/english.ts';
import { setStrings } from '../words/strings.ts';

// The strings must be set before anything renders.
setStrings(words);

type Rendered = { container: HTMLElement; rerender: (element: ReactNode) => void };

/** Renders into the real page and unmounts after the test. */
export function render(element: ReactNode): Rendered {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const rerender = (next: ReactNode): void => flushSync(() => root.render(next));
  onTestFinished(() => {
    root.unmount();
    container.remove();
    removeDrafts();
  });
  rerender(element);
  return { container, rerender };
}

export const renderWithQueries = (element: ReactNode, client = createQueryClient()): Rendered =>
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
