import { useSyncExternalStore } from 'react';

/** Whether a media query matches. Undefined where there is no window: then style sheets decide. */
export function useMedia(query: string): boolean | undefined {
  'use memo';
  return useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
