import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a finished report back to its beginning, but only if the reader followed it to its end: at any other position
 * they are still reading.
 */
export function useShowFinished(
  box: RefObject<HTMLElement | null>,
  finishedId: string | undefined,
  isFollowing: boolean,
): void {
  const wasFollowing = useRef(false);
  useEffect(() => {
    if (!finishedId) wasFollowing.current = isFollowing;
  }, [isFollowing, finishedId]);
  useEffect(() => {
    const element = box.current;
    if (!finishedId || !element?.querySelector(`[data-report="${CSS.escape(finishedId)}"]`)) return;
    const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop <= 1;
    // A slow page has not laid out the last words yet: then the end is below the reader who follows.
    if (wasFollowing.current || isAtEnd) element.scrollTo({ top: 0, behavior: 'instant' });
  }, [box, finishedId]);
}
