import type { SourceQuote } from '@app/contract/analyses';

export type SourceSpan = { start: number; end: number };

/** A quoted passage, or several that overlap; `segments` are split wherever one of them begins or ends. */
export type SourcePassage = SourceSpan & { segments: SourceSpan[] };

/** A slice of the source with its own layout, so the browser lays out only the visible part of a long text. */
export type SourceBlock = SourceSpan & { passages: SourcePassage[] };

const BLOCK_CHARS = 4_000;
/** How far a block may grow to end at a line or word. */
const STRETCH_CHARS = 2_000;

export function cutSource(text: string, quotes: readonly SourceQuote[]): SourceBlock[] {
  const passages = mergeSpans(quotes);
  const blocks: SourceBlock[] = [];
  let next = 0;
  for (let start = 0; start < text.length;) {
    const end = findEnd(text, start, passages);
    const first = next;
    while (next < passages.length && (passages[next]?.start ?? end) < end) next += 1;
    blocks.push({ start, end, passages: passages.slice(first, next) });
    start = end;
  }
  return blocks;
}

/** The key to match a quote by: the report collapses its white space. */
export function quoteKey(quote: string): string {
  return quote.replaceAll(/\s+/g, ' ').trim();
}

function mergeSpans(spans: readonly SourceSpan[]): SourcePassage[] {
  const groups: (SourceSpan & { cuts: Set<number> })[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.cuts.add(start).add(end);
    } else groups.push({ start, end, cuts: new Set([start, end]) });
  }
  return groups.map(({ start, end, cuts }) => ({ start, end, segments: segmentsBetween([...cuts]) }));
}

function segmentsBetween(cuts: number[]): SourceSpan[] {
  const sorted = cuts.toSorted((a, b) => a - b);
  return sorted.slice(1).map((end, index) => ({ start: sorted[index] ?? end, end }));
}

/** Ends a block after a line, else after a word, and never inside a passage. */
function findEnd(text: string, start: number, passages: SourcePassage[]): number {
  const wanted = start + BLOCK_CHARS;
  if (wanted >= text.length) return text.length;
  const isNear = (at: number): boolean => at >= 0 && at < wanted + STRETCH_CHARS;
  const at = [text.indexOf('\n', wanted), text.indexOf(' ', wanted)].find(isNear);
  const end = at === undefined ? wanted : at + 1;
  return passages.find((passage) => passage.start < end && end < passage.end)?.end ?? end;
}
