import { useSyncExternalStore } from 'react';

const query = '(width >= 75rem)';

/** Whether the sidebar has room. Undefined where there is no window: then style sheets decide. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, read, () => undefined);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function read(): boolean {
  return window.matchMedia(query).matches;
}
