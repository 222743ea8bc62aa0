import './highlighted-passages.css';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../ui/scroll-behavior.ts';
import { findPassages, type HighlightedSpan, type FoundPassage } from '../model/find-passages.ts';

type Props = { box: RefObject<HTMLTextAreaElement | null>; text: string; noticed: readonly FoundPassage[] };

/** After one of these gestures the visitor is reading the text, so it no longer scrolls to new passages. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Laying out a longer text a second time would block the page. */
const MAX_CHARS = 100_000;

/** A layer behind the text box with the same layout, because a text area cannot highlight parts of its text. */
export function HighlightedPassages({ box, text, noticed }: Props): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const spans = text.length > MAX_CHARS ? [] : findPassages(text, noticed);

  useEffect(() => {
    const field = box.current;
    if (!field) return undefined;
    const gone = new AbortController();
    const options = { signal: gone.signal, passive: true };
    const align = (): void => {
      if (layer.current) layer.current.scrollTop = field.scrollTop;
    };
    const letGo = (): void => {
      isFollowing.current = false;
    };
    field.addEventListener('scroll', align, options);
    for (const gesture of GESTURES) field.addEventListener(gesture, letGo, options);
    return () => gone.abort();
  }, [box]);

  useEffect(() => {
    const field = box.current;
    if (!field || !layer.current) return;
    layer.current.scrollTop = field.scrollTop;
    const mark = layer.current.querySelector<HTMLElement>('[data-newest]');
    if (!mark || !isFollowing.current) return;
    const top = mark.offsetTop - (field.clientHeight - mark.offsetHeight) / 2;
    field.scrollTo({ top, behavior: scrollBehavior() });
  }, [box, noticed.length]);

  if (spans.length === 0) return null;
  return (
    <div ref={layer} aria-hidden dir="auto" className="highlighted-passages scroll-thin leading-6 px-4 py-3">
      {piecesOf(text, spans)}
    </div>
  );
}

function piecesOf(text: string, spans: HighlightedSpan[]): ReactNode[] {
  let at = 0;
  const pieces = spans.flatMap(({ start, end, isNewest }) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <mark key={start} data-newest={isNewest || undefined}>
        {text.slice(start, end)}
      </mark>,
    ];
  });
  // Unlike a text area, an element shows no empty line after a trailing line break.
  return [...pieces, `${text.slice(at)}\n`];
}
