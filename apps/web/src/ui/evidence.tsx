import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';

/** A place where a report shows a quote: the block and the number of the quote in it. */
export const placeOf = (block: string, index: number): string => `${block}#${index}`;

export type QuoteLinks = {
  /** Whether the quote with this id leads to its passage, by keyboard too. */
  isLinked: (quote: string) => boolean;
  /** Id of the element that says so to screen readers. */
  hintId?: string;
  /** The place that is shown with its passage. */
  lit?: string | undefined;
  onPress: (place: string) => void;
};

/** What a press on a quote does; without it quotes are plain text. */
export const EvidenceContext = createContext<QuoteLinks | undefined>(undefined);

type Props = { place: string; quote: string; words: string };

/** A quote within a sentence. */
export function InlineQuote({ words, ...quote }: Props): ReactNode {
  const { box, mark } = useMark(quote);
  return (
    <span className="report-quote" {...box} {...mark}>
      {words}
    </span>
  );
}

/** A quote set apart, with what it shows. */
export function QuoteBox({ words, shows, dir, ...quote }: Props & { shows: string; dir?: 'auto' }): ReactNode {
  const { box, mark } = useMark(quote);
  return (
    <blockquote dir={dir} {...box}>
      <p {...mark}>{words}</p>
      {shows && <p>{shows}</p>}
    </blockquote>
  );
}

function useMark({ place, quote }: Omit<Props, 'words'>): { box: object; mark: object } {
  const evidence = useContext(EvidenceContext);
  if (!evidence) return { box: {}, mark: {} };
  const { hintId, lit, onPress } = evidence;
  const isLit = lit === place;
  const onClick = (event: MouseEvent): void => {
    event.stopPropagation();
    // A click that ends a text selection must not navigate.
    if (getSelection()?.isCollapsed !== false) onPress(place);
  };
  const box = { 'data-place': place, 'data-lit': isLit || undefined, onClick };
  if (!evidence.isLinked(quote)) return { box: hintId ? { 'data-place': place } : box, mark: {} };
  const onKeyDown = (event: KeyboardEvent): void => pressByKey(event, () => onPress(place));
  return {
    box,
    mark: { role: 'button', tabIndex: 0, 'aria-describedby': hintId, 'aria-current': isLit || undefined, onKeyDown },
  };
}

/** Enter and Space, as on a button. */
export function pressByKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
}
