export type Span = { start: number; end: number };

/** A text prepared for searching: folded, with the place of every folded character in the original. */
export type Source = { text: string; folded: string; offsets: Uint32Array };

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
export function findQuote(source: Source, quote: string): Span | undefined {
  if (quote.length > MOST_QUOTE_CHARS) return undefined;
  const wanted = prepareSource(withoutEdges(quote.toWellFormed())).folded.trim();
  const least = DENSE.test(wanted) ? MIN_DENSE_CHARS : MIN_QUOTE_CHARS;
  if (!wanted) return undefined;
  // A text shorter than that may be quoted whole.
  if (wanted.length < least && wanted.length < withoutEdges(source.folded).length) return undefined;
  const at = findWhole(source.folded, wanted);
  if (at < 0) return undefined;
  const start = source.offsets[at] ?? 0;
  const lastCharacter = source.offsets[at + wanted.length - 1] ?? 0;
  return { start, end: lastCharacter + 1 };
}

/** Where the words stand and no word is cut: "happy about it" is not a quote of "unhappy about it". */
function findWhole(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
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
