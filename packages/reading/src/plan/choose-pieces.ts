import type { Span } from '../check/fold-text.ts';

/** `start` and `end`: where it stands in the text. */
export type Piece = { index: number; start: number; end: number };

/** About 8,000 tokens: small enough to be read closely, large enough to keep a scene together. */
const PIECE_CHARS = 32_000;
export const MOST_PIECES = 64;
/** About 100,000 tokens: up to here a text is read in one go. */
const DIRECT_CHARS = 400_000;
/** Scripts without spaces need about three times the tokens per character. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const DENSE_FACTOR = 3;

export function isLong(text: string): boolean {
  return text.length > DIRECT_CHARS / densityOf(text);
}

/** Pieces of a long text, chosen evenly: always the first and the last. The same text always gives the same pieces. */
export function choosePieces(text: string): { pieces: Piece[]; shareRead: number } {
  const all = split(text, PIECE_CHARS / densityOf(text));
  const chosen = all.length <= MOST_PIECES ? all : pickEvenly(all, MOST_PIECES);
  const read = chosen.reduce((sum, { start, end }) => sum + end - start, 0);
  return { pieces: chosen.map((span, index) => ({ index, ...span })), shareRead: Math.min(1, read / text.length) };
}

function densityOf(text: string): number {
  return DENSE.test(text.slice(0, 2_000)) ? DENSE_FACTOR : 1;
}

/** Cuts at the end of a paragraph, else of a sentence, else of a word, else where the room ends. */
function split(text: string, room: number): Span[] {
  const pieces: Span[] = [];
  for (let start = 0; start < text.length;) {
    const end = start + room >= text.length ? text.length : cutBefore(text, start + room, start + room / 2);
    pieces.push({ start, end });
    start = end;
  }
  return pieces;
}

/** Where to cut a text that has room up to `end`, and not before `least` where that can be helped. */
export function cutBefore(text: string, end: number, least: number): number {
  for (const mark of ['\n\n', '\n', '. ', ' ']) {
    // Within the room alone: where a mark is rare, the whole text before it would be searched for every piece.
    const from = Math.floor(least);
    const at = text.slice(from, Math.floor(end)).lastIndexOf(mark);
    if (at >= 0) return from + at + mark.length;
  }
  const isHalfACharacter = /[\uDC00-\uDFFF]/.test(text.charAt(Math.floor(end)));
  return Math.floor(end) - (isHalfACharacter ? 1 : 0);
}

function pickEvenly<Item>(items: Item[], count: number): Item[] {
  return Array.from(
    { length: count },
    (_, index) => items[Math.round((index * (items.length - 1)) / (count - 1))],
  ).filter((item): item is Item => item !== undefined);
}
