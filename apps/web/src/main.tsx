import './styles.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOldPages } from './lib/old-page.ts';
import { openSession } from './lib/session.ts';
import { leaveShell } from './lib/shell.ts';
import { words } from './words/english.ts';
import { loadWords } from './words/language.ts';
import { setStrings } from './words/strings.ts';

reloadOldPages();
setStrings(words);
const loading = loadWords();
if (loading) void loading.then(draw);
else draw();

/** Synchronous, so that nothing is painted between the shell and the app. */
function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const passOn = leaveShell(root);
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App session={openSession(window.location.search)} />
      </StrictMode>,
    ),
  );
  passOn();
}
