import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { linkEvidence } from './evidence-links.ts';
import { scrollWithin } from './scroll-within.ts';
import type { SourceState } from './use-source.ts';

type Boxes = { report: RefObject<HTMLElement | null>; source: RefObject<HTMLElement | null> };
type Options = {
  text: string;
  source: SourceState | undefined;
  /** Index of the quote to show first. */
  quote: string | number | undefined;
  /** The report has blocks, whose quotes know their ids. */
  isOff: boolean;
  onShowSource: () => void;
};

/** Links the quotes of a report that is only text and the passages of its source; returns the id of the hint for the quotes. */
export function useEvidenceLinks(
  { report, source: sourceBox }: Boxes,
  { text, source, quote: place, isOff, onShowSource }: Options,
): string {
  const hintId = useId();
  const quote = typeof place === 'number' ? place : undefined;
  // The source must be rendered before it can be scrolled.
  const showSource = useEffectEvent(() => flushSync(onShowSource));

  useEffect(() => {
    const block = quote === undefined ? undefined : report.current?.querySelectorAll('blockquote')[quote];
    if (block && report.current) scrollWithin(report.current, block, 'instant');
  }, [report, quote]);

  useEffect(() => {
    if (isOff || !source || !report.current || !sourceBox.current) return undefined;
    const links = linkEvidence({
      report: report.current,
      source: sourceBox.current,
      quotes: source.quotes,
      hintId,
      onShowSource: showSource,
    });
    if (quote !== undefined) links.showQuote(quote);
    return links.unlink;
  }, [report, sourceBox, source, text, quote, isOff, hintId]);

  return hintId;
}
