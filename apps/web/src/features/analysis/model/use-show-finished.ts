import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a finished report back to its beginning, but only if the reader is at its end: at any other position they are
 * still reading.
 */
export function useShowFinished(box: RefObject<HTMLElement | null>, finishedId: string | undefined): void {
  useEffect(() => {
    const element = box.current;
    if (!finishedId || !element?.querySelector(`[data-report="${CSS.escape(finishedId)}"]`)) return;
    const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop <= 1;
    if (isAtEnd) element.scrollTo({ top: 0, behavior: 'instant' });
  }, [box, finishedId]);
}
