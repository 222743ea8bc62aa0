import { endsInAbbreviation } from './sentences.ts';

/** A sentence without an end within this many characters is cut there, so that no text is held back for ever. */
export const WINDOW_CHARS = 1_200;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const CAN_END = /[\p{Sentence_Terminal}\n\r\u0085\u2028\u2029]/u;
/** The first letter after a break confirms it: later text cannot undo it. */
const SETTLES = /\p{L}/u;
/** A single line end is white space, unless a list item, a quote or a heading begins after it. */
const SOFT_LINE_END = /(?<!\n)\n(?![\n\-*+#>]|\d+[.)])/g;

/**
 * Returns where the first sentence of the window ends, or undefined while later text may still change that. A sentence
 * is not cut inside a quotation that closes in the same paragraph. `isComplete`: the window is full or nothing follows
 * it.
 */
export function firstSentenceEnd(window: string, isComplete: boolean): number | undefined {
  if (window === '' || (!isComplete && !CAN_END.test(window))) return undefined;
  const text = window.includes('\n') ? window.replaceAll(SOFT_LINE_END, ' ') : window;
  let quoteEnd = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (end >= text.length) break;
    if (end < quoteEnd || endsInAbbreviation(segment)) continue;
    const quote = quoteAt(text, end);
    if (typeof quote === 'number') quoteEnd = quote;
    else return isComplete || (quote === 'none' && SETTLES.test(text.slice(end))) ? end : undefined;
  }
  return isComplete ? withoutHalfCharacter(window) : undefined;
}

/**
 * Returns where the quotation around `end` closes: `open` while it may still close, `none` if there is none or it never
 * closes.
 */
function quoteAt(text: string, end: number): number | 'open' | 'none' {
  const closer = openQuoteCloser(text.slice(0, end));
  if (closer === undefined) return 'none';
  const paragraphEnd = text.indexOf('\n\n', end - 1);
  const close = text.indexOf(closer, end);
  if (close >= 0 && (paragraphEnd < 0 || close < paragraphEnd)) return close + 1;
  return paragraphEnd < 0 ? 'open' : 'none';
}

function openQuoteCloser(text: string): '”' | '"' | undefined {
  if (text.lastIndexOf('“') > text.lastIndexOf('”')) return '”';
  return text.split('"').length % 2 === 0 ? '"' : undefined;
}

function withoutHalfCharacter(window: string): number {
  const isHalf = window.length === WINDOW_CHARS && /[\uD800-\uDBFF]$/.test(window);
  return isHalf ? window.length - 1 : window.length;
}
