import { toast } from '../ui/toast-store.ts';

const KEY = 'page-reloaded';
const AGAIN_AFTER_MS = 60_000;

/**
 * After a deployment the files of an open page are gone, and its buttons would fail for ever. Loads the page anew, once,
 * when the server serves another version than this one. Part of the first script: nothing else could be loaded then.
 */
export function reloadOldPages(): void {
  window.addEventListener('vite:preloadError', () => void reloadWhenOld());
}

async function reloadWhenOld(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_AFTER_MS) return;
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
    const html = await (await fetch('/', { cache: 'no-store' })).text();
    if (!own || !html.includes('<script') || html.includes(own)) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // No network, or no storage that would stop a second reload: the page stays as it is.
  }
}

/** Says so after such a reload. */
export async function tellReload(): Promise<void> {
  if (!sessionStorage.getItem(KEY)) return;
  const { loadStates } = await import('../words/state-catalogues.ts');
  const { updated } = await loadStates();
  toast(updated);
  setTimeout(() => sessionStorage.removeItem(KEY), AGAIN_AFTER_MS);
}
