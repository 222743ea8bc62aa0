import './styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOldPages } from './lib/reload-old-pages.ts';
import { openSession } from './lib/session.ts';
import { removeShell } from './lib/shell.ts';
import { words } from './words/english.ts';
import { loadWords } from './words/language.ts';
import { setStrings } from './words/strings.ts';

reloadOldPages();
setStrings(words);
const loading = loadWords();
if (loading) void loading.then(draw);
else draw();

/** A transition: React renders in short tasks, so that the visitor can type meanwhile, and replaces the shell in one step. */
function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const onDrawn = removeShell(root);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App session={openSession(window.location.search)} onDrawn={onDrawn} />
      </StrictMode>,
    ),
  );
}
