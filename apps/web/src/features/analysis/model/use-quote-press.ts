import { type RefObject, useEffect, useEffectEvent } from 'react';

/** `quote` is the place of a quote in the blocks of its report, or its index in a report that is only text. */
export type OpenQuote = (report: string, quote: string | number) => void;

/** For reports that are only text. One listener for all quotes in the box, so rendering streamed text adds no listeners. */
export function useQuotePress(box: RefObject<HTMLElement | null>, onOpen: OpenQuote): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const element = box.current;
    const onClick = ({ target }: MouseEvent): void => {
      const block = target instanceof Element ? target.closest('blockquote') : null;
      const report = block?.closest<HTMLElement>('[data-report]');
      const isMarking = getSelection()?.isCollapsed === false;
      if (!block || block.dataset['place'] || !report?.dataset['report'] || isMarking) return;
      open(report.dataset['report'], [...report.querySelectorAll('blockquote')].indexOf(block));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [box]);
}
