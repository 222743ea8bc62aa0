export type Span = { start: number; end: number };

/** A line of what was seen or said: its own words, without the label before them. */
export type SourceLine = Span & { who: 'scene' | 'said' | number; where: string; seconds?: number; place?: string };

/**
 * A text prepared for searching: folded, with the place of every folded character in the original. With `lines`, only
 * their own words may be quoted, and never across two of them.
 */
export type Source = { text: string; folded: string; offsets: Uint32Array; lines?: readonly SourceLine[] };

const MIN_QUOTE_CHARS = 12;
/** A passage, not a chapter. */
const MOST_QUOTE_CHARS = 5_000;
/** Scripts written without spaces say in four characters what others say in twelve. */
const MIN_DENSE_CHARS = 4;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const doubleQuotes = '"“”„‟«»「」『』';
const singleQuotes = "'‘’‚‛`´";
const dashes = '-‐‑‒–—―−';
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
const edges = new Set(`${doubleQuotes}${singleQuotes}.…`);

/** Case, kinds of quotation marks and dashes, and runs of white space do not matter; nothing else is forgiven. */
export function prepareSource(text: string): Source {
  const offsets = new Uint32Array(text.length * 3 + 1);
  // Joined once at the end: a string that is looked at while it grows is copied each time.
  const pieces: string[] = [];
  let length = 0;
  let isAfterSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    const piece = foldCharacter(text.charAt(at), isAfterSpace);
    if (piece === '') continue;
    for (let index = 0; index < piece.length; index += 1) offsets[length + index] = at;
    pieces.push(piece);
    length += piece.length;
    isAfterSpace = piece === ' ';
  }
  offsets[length] = text.length;
  return { text, folded: pieces.join(''), offsets: offsets.subarray(0, length + 1) };
}

/** Where the quote stands in the source, or undefined when it does not stand there word for word. */
export function findQuote(source: Source, quote: string): (Span & { where?: string }) | undefined {
  if (quote.length > MOST_QUOTE_CHARS) return undefined;
  const wanted = prepareSource(withoutEdges(quote.toWellFormed())).folded.trim();
  const least = DENSE.test(wanted) ? MIN_DENSE_CHARS : MIN_QUOTE_CHARS;
  if (!wanted) return undefined;
  if (source.lines) return findInLines(source, source.lines, wanted, least);
  // A text shorter than that may be quoted whole.
  if (wanted.length < least && wanted.length < withoutEdges(source.folded).length) return undefined;
  const at = findWhole(source.folded, wanted);
  return at < 0 ? undefined : spanAt(source, at, wanted.length);
}

function spanAt({ offsets }: Source, at: number, length: number): Span {
  const lastCharacter = offsets[at + length - 1] ?? 0;
  return { start: offsets[at] ?? 0, end: lastCharacter + 1 };
}

/** A short cue may be quoted whole. A label copied together with the words behind it is cut off again. */
function findInLines(
  source: Source,
  lines: readonly SourceLine[],
  wanted: string,
  least: number,
): (Span & { where: string }) | undefined {
  for (let at = findWhole(source.folded, wanted); at >= 0; at = findWhole(source.folded, wanted, at + 1)) {
    const span = spanAt(source, at, wanted.length);
    const line = lines.find(({ start, end }) => span.end > start && span.end <= end);
    if (!line || (span.start < line.start && span.start !== labelStart(source, line))) continue;
    const start = Math.max(span.start, line.start);
    const isWhole = withoutEdges(source.text.slice(line.start, line.end)).length <= span.end - start;
    if (isWhole || span.end - start >= least) return { start, end: span.end, where: line.where };
  }
  return undefined;
}

const labelStart = ({ text }: Source, { start }: SourceLine): number => text.lastIndexOf('\n', start - 1) + 1;

/** Where the words stand and no word is cut: "happy about it" is not a quote of "unhappy about it". */
function findWhole(text: string, wanted: string, from = 0): number {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!isInsideWord(text, at) && !isInsideWord(text, end)) return at;
  }
  return -1;
}

const WORD = /[\p{L}\p{N}]/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function isInsideWord(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return WORD.test(before) && WORD.test(after) && !UNSPACED.test(before) && !UNSPACED.test(after);
}

/** A loop, because an expression for the end would look at a long run of spaces once for each of them. */
function withoutEdges(text: string): string {
  const isEdge = (character = ''): boolean => edges.has(character) || character.trim() === '';
  let start = 0;
  let end = text.length;
  while (start < end && isEdge(text[start])) start += 1;
  while (end > start && isEdge(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

/** Most characters of most texts are these, and fold to themselves. */
const PLAIN = new Set('abcdefghijklmnopqrstuvwxyz0123456789');

function foldCharacter(character: string, afterSpace: boolean): string {
  if (PLAIN.has(character)) return character;
  if (/\s/.test(character)) return afterSpace ? '' : ' ';
  if (invisible.test(character)) return '';
  if (doubleQuotes.includes(character)) return '"';
  if (singleQuotes.includes(character)) return "'";
  if (dashes.includes(character)) return '-';
  return character.toLowerCase();
}
