import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOldPages } from './lib/old-page.ts';
import { openSession } from './lib/session.ts';
import { applyStoredTheme } from './lib/theme.ts';
import { loadWords } from './words/language.ts';

applyStoredTheme();
reloadOldPages();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
void loadWords().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App session={openSession(window.location.search)} />
    </StrictMode>,
  ),
);
