import { type RefObject, useEffect } from 'react';

/**
 * A finished report is shown from its beginning. Only for a reader who followed its end: whoever stands elsewhere is
 * reading.
 */
export function useShowFinished(box: RefObject<HTMLElement | null>, finishedId: string | undefined): void {
  useEffect(() => {
    const element = box.current;
    if (!finishedId || !element?.querySelector(`[data-report="${CSS.escape(finishedId)}"]`)) return;
    const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop <= 1;
    if (isAtEnd) element.scrollTo({ top: 0, behavior: 'instant' });
  }, [box, finishedId]);
}
