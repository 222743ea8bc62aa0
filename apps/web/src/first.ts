import { keepDraft, readDraft } from './lib/draft.ts';
import { applyStoredTheme } from './lib/theme.ts';
import { wantedLanguage } from './words/wanted-language.ts';

/**
 * Runs before the first paint, on the shell that was rendered at build time. The shell is English, so this hides it for
 * other languages. It marks the controls a visitor uses before the app starts; `lib/shell.ts` replays them in the app.
 * It starts the app after the first paint, or with the first press.
 */
applyStoredTheme();
const isHidden = wantedLanguage() !== 'en';
if (isHidden) document.documentElement.dataset['hidesShell'] = '';

/** The app's scripts in import order: each one imports those before it. Empty if the HTML loads the app itself. */
const scripts = document.currentScript?.dataset['app']?.split(' ') ?? [];
let isStarted = false;

/** One by one: together they would keep the browser from answering a press for twice as long. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    for (const script of scripts) {
      await import(/* @vite-ignore */ script);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    console.error(error);
    isStarted = false; // The next press tries again.
  }
}

if (isHidden || document.visibilityState === 'hidden') void start();
else {
  // The browser paints first: running the app takes longer than painting what is there.
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true });
  window.addEventListener('load', () => void start());
}

const boxOf = (): HTMLTextAreaElement | null => document.querySelector('#root[data-shell] textarea');

document.addEventListener('DOMContentLoaded', () => {
  const box = boxOf();
  if (box && box.value === '') box.value = readDraft('text');
});

const mark = ({ target }: Event): void => {
  const control = target instanceof Element && target.closest('[data-shell] :is(button, input, select, textarea)');
  if (!(control instanceof HTMLElement)) return;
  control.dataset['touched'] = `${performance.now()}`;
  if (control instanceof HTMLTextAreaElement && control === boxOf()) keepDraft('text', control.value);
  void start();
};
document.addEventListener('click', mark);
document.addEventListener('input', mark);
document.addEventListener('submit', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-shell]')) event.preventDefault();
});
