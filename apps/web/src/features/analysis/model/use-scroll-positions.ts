import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Restores the scroll position of each report; a report opened for the first time starts at the top. */
export function useScrollPositions(box: RefObject<HTMLElement | null>, key: string): void {
  const places = useRef(new Map<string, number>());
  const current = useRef(key);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || current.current === key) return;
    // A run gets its id after it has started: the report is still the same.
    const isNamed = current.current === 'starting';
    current.current = key;
    if (!isNamed) element.scrollTo({ top: places.current.get(key) ?? 0, behavior: 'instant' });
  }, [box, key]);

  useEffect(() => {
    const element = box.current;
    const note = (): void => void places.current.set(current.current, element?.scrollTop ?? 0);
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [box]);
}
