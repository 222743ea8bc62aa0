import { applyStoredTheme } from './lib/theme.ts';
import { wantedLanguage } from './words/wanted-language.ts';

/**
 * Runs before the first paint, on the shell that was rendered at build time. The shell is English, so this hides it for
 * other languages. It marks the controls a visitor uses before the app starts; `lib/shell.ts` replays them in the app.
 */
applyStoredTheme();
if (wantedLanguage() !== 'en') document.documentElement.dataset['hidesShell'] = '';

const mark = ({ target }: Event): void => {
  const control = target instanceof Element && target.closest('[data-shell] :is(button, input, select, textarea)');
  if (control instanceof HTMLElement) control.dataset['touched'] = `${performance.now()}`;
};
document.addEventListener('click', mark);
document.addEventListener('input', mark);
document.addEventListener('submit', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-shell]')) event.preventDefault();
});
