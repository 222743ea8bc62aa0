export type FoundPassage = { quote: string; start: number };
export type HighlightedSpan = { start: number; end: number; isNewest: boolean };

/**
 * Finds the passages in the text of the box. The server trims and cleans a text before it counts offsets, so a passage
 * may be at another offset here, or missing. The spans are in text order and do not overlap.
 */
export function findPassages(text: string, passages: readonly FoundPassage[]): HighlightedSpan[] {
  const found = passages.flatMap(({ quote, start }, index) => {
    const at = text.startsWith(quote, start) ? start : text.indexOf(quote);
    return at < 0 ? [] : [{ start: at, end: at + quote.length, isNewest: index === passages.length - 1 }];
  });
  const spans: HighlightedSpan[] = [];
  for (const span of found.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    const start = Math.max(span.start, last?.end ?? 0);
    if (start < span.end) spans.push({ ...span, start });
    else if (last && span.isNewest) last.isNewest = true;
  }
  return spans;
}
