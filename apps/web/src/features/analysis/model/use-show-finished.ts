import { type RefObject, useEffect } from 'react';

/** Below what sticks to the upper edge. */
const EDGE_PX = 40;

/**
 * A finished report is shown from its first screen. Only for a reader who followed its end: whoever stands elsewhere is
 * reading.
 */
export function useShowFinished(box: RefObject<HTMLElement | null>, isDone: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!isDone || !element || element.scrollHeight - element.clientHeight - element.scrollTop > 1) return;
    const report = [...element.querySelectorAll('article')].at(-1);
    if (!report) return;
    const top = report.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollTo({ top: element.scrollTop + top - EDGE_PX, behavior: 'instant' });
  }, [box, isDone]);
}
