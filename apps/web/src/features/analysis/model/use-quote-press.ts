import { type RefObject, useEffect, useEffectEvent } from 'react';

/** `quote` counts the quotes of one report. */
export type OpenQuote = (report: string, quote: number) => void;

/** One listener for all quotes of all reports in a box: the text that is being written pays nothing for it. */
export function useQuotePress(box: RefObject<HTMLElement | null>, onOpen: OpenQuote): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const element = box.current;
    const onClick = ({ target }: MouseEvent): void => {
      const block = target instanceof Element ? target.closest('blockquote') : null;
      const report = block?.closest<HTMLElement>('[data-report]');
      const isMarking = getSelection()?.isCollapsed === false;
      if (!block || !report?.dataset['report'] || isMarking) return;
      open(report.dataset['report'], [...report.querySelectorAll('blockquote')].indexOf(block));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [box]);
}
