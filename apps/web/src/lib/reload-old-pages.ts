import { toast } from '../ui/toast-store.ts';

const KEY = 'page-reloaded';
const AGAIN_AFTER_MS = 60_000;

/**
 * After a deployment the files of an open page are gone, and its lazy imports would keep failing. Reloads the page once
 * if the server has another version. Part of the first script, because nothing else can be loaded then.
 */
export function reloadOldPages(): void {
  window.addEventListener('vite:preloadError', () => void reloadWhenOld());
}

async function reloadWhenOld(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_AFTER_MS) return;
    const script = document.querySelector<HTMLScriptElement>('script[data-app], script[type=module][src]');
    const own = script?.dataset['app']?.split(' ').at(-1) ?? script?.getAttribute('src');
    const html = await (await fetch('/', { cache: 'no-store' })).text();
    if (!own || !html.includes('<script') || html.includes(own)) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // Offline, or no storage to prevent a second reload: the page stays as it is.
  }
}

/** Shows a toast after such a reload. */
export async function showReloadNotice(): Promise<void> {
  if (!sessionStorage.getItem(KEY)) return;
  const { loadStates } = await import('../words/on-demand-catalogues.ts');
  const { updated } = await loadStates();
  toast(updated);
  setTimeout(() => sessionStorage.removeItem(KEY), AGAIN_AFTER_MS);
}
