import type { TextSpan } from '../check/fold-text.ts';

/** `start` and `end` are offsets in the text. */
export type Piece = { index: number; start: number; end: number };

/** About 8,000 tokens: small enough for close reading, large enough to keep a scene together. */
const PIECE_CHARS = 32_000;
export const MAX_PIECES = 64;
/** About 100,000 tokens: up to here a text is read in one call. */
const DIRECT_CHARS = 400_000;
/** Scripts without spaces need about three times the tokens per character. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const DENSE_FACTOR = 3;

export function isLong(text: string): boolean {
  return text.length > DIRECT_CHARS / densityOf(text);
}

/** Splits a long text and picks pieces evenly, always with the first and the last. The result is deterministic. */
export function choosePieces(text: string): { pieces: Piece[]; shareRead: number } {
  const all = split(text, PIECE_CHARS / densityOf(text));
  const chosen = all.length <= MAX_PIECES ? all : pickEvenly(all, MAX_PIECES);
  const read = chosen.reduce((sum, { start, end }) => sum + end - start, 0);
  return { pieces: chosen.map((span, index) => ({ index, ...span })), shareRead: Math.min(1, read / text.length) };
}

function densityOf(text: string): number {
  return DENSE.test(text.slice(0, 2_000)) ? DENSE_FACTOR : 1;
}

/** Cuts at the end of a paragraph, else a sentence, else a word, else at the size limit. */
function split(text: string, room: number): TextSpan[] {
  const pieces: TextSpan[] = [];
  for (let start = 0; start < text.length;) {
    const end = start + room >= text.length ? text.length : cutBefore(text, start + room, start + room / 2);
    pieces.push({ start, end });
    start = end;
  }
  return pieces;
}

/** Returns where to cut before `end`, not before `least` if possible. */
export function cutBefore(text: string, end: number, least: number): number {
  for (const mark of ['\n\n', '\n', '. ', ' ']) {
    // Searches only between `least` and `end`: for a rare mark, every piece would otherwise search the whole text
    // before it.
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
