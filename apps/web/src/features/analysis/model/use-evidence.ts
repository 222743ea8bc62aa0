import type { Block } from '@app/contract/blocks';
import { type QuoteBlock, quotesIn, quotesNamedBy } from '@app/document/quotes-in';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeOf, type QuoteLinks } from '../../../ui/evidence.tsx';
import { scrollWithin } from './scroll-within.ts';
import type { SourceSpan } from './source-blocks.ts';
import type { SourceState } from './use-source.ts';

type Boxes = { report: RefObject<HTMLElement | null>; source: RefObject<HTMLElement | null> };
type Options = {
  /** Undefined for a report that is only text. */
  blocks: readonly Block[] | undefined;
  source: SourceState | undefined;
  /** The place of the quote to show first. */
  quote: string | number | undefined;
  /** Called before a passage is shown, because the source may be hidden. */
  onShowSource: () => void;
};

/** `lit` is the passage of the quote that is shown. */
export type Passages = { lit: SourceSpan | undefined; onPress: (pressed: SourceSpan) => void };

type QuoteSpan = SourceSpan & { quote: string };
type Linked = { evidence: QuoteLinks; passages: (Passages & { quotes: QuoteSpan[] }) | undefined; hintId: string };

/** Links the quotes of a report with the passages of its source, in both directions, by their ids. */
export function useEvidence({ report, source: sourceBox }: Boxes, options: Options): Linked {
  const { blocks, source, quote, onShowSource } = options;
  const hintId = useId();
  const [lit, setLit] = useState<string>();
  const links = linkQuotes(blocks ?? [], source?.text ?? '');

  /** Lights a quote and its passage at once, so that they can be scrolled to. */
  function light(place: string): void {
    flushSync(() => setLit(place));
  }

  function goToSource(place: string): void {
    flushSync(onShowSource);
    light(place);
    findPlace(report.current, place)?.scrollIntoView({ block: 'nearest' }); // The opened sheet may cover the quote.
    goTo(sourceBox.current, currentIn(sourceBox.current));
  }

  /** A passage may be quoted several times: each press goes to its next quote. */
  function goToReport({ start, end }: SourceSpan): void {
    const quoting = links.places.filter(({ span }) => span.start < end && span.end > start);
    const next = quoting[(quoting.findIndex(({ place }) => place === lit) + 1) % quoting.length];
    if (!next) return;
    light(next.place);
    goTo(report.current, currentIn(report.current));
  }

  const showFirst = useEffectEvent((place: string) => {
    if (!links.places.some((one) => one.place === place)) {
      const box = findPlace(report.current, place);
      if (box && report.current) scrollWithin(report.current, box, 'instant');
      return;
    }
    light(place);
    const passage = currentIn(sourceBox.current);
    if (passage && sourceBox.current) scrollWithin(sourceBox.current, passage, 'instant');
    goTo(report.current, currentIn(report.current), 'instant');
  });
  useEffect(() => {
    if (typeof quote !== 'string') return undefined;
    // State must not be set while React commits.
    let isOver = false;
    queueMicrotask(() => !isOver && showFirst(quote));
    return () => {
      isOver = true;
    };
  }, [quote, source]);

  const span = links.places.find(({ place }) => place === lit)?.span;
  return {
    evidence: { isLinked: (id) => links.spans.has(id), hintId, lit, onPress: goToSource },
    passages: blocks && { quotes: links.quotes, lit: span, onPress: goToReport },
    hintId,
  };
}

type Links = {
  /** The quotes that stand in the source, by their id. */
  spans: ReadonlyMap<string, QuoteBlock>;
  quotes: QuoteSpan[];
  /** Where the report names them, in reading order. */
  places: { place: string; span: SourceSpan }[];
};

function linkQuotes(blocks: readonly Block[], source: string): Links {
  const all = quotesIn(blocks);
  const spans = new Map([...all].filter(([, { words, start, end }]) => words && source.slice(start, end) === words));
  const places = blocks.flatMap((block) =>
    quotesNamedBy(block).flatMap((id, index) => {
      const span = spans.get(id);
      return span ? [{ place: placeOf(block.id, index), span }] : [];
    }),
  );
  const quotes = [...spans.values()].map(({ words: quote, start, end }) => ({ quote, start, end }));
  return { spans, quotes, places };
}

const findPlace = (box: HTMLElement | null, place: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) ?? null;

const currentIn = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[aria-current]') ?? null;

function goTo(box: HTMLElement | null, element: HTMLElement | null, behavior?: ScrollBehavior): void {
  if (!box || !element) return;
  scrollWithin(box, element, behavior);
  element.focus({ preventScroll: true });
}
