export type Span = { start: number; end: number };

/** A text prepared for searching: folded, with the place of every folded character in the original. */
export type Source = { text: string; folded: string; offsets: Uint32Array };

const MIN_QUOTE_CHARS = 12;
/** Scripts written without spaces say in four characters what others say in twelve. */
const MIN_DENSE_CHARS = 4;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const doubleQuotes = '"“”„‟«»「」『』';
const singleQuotes = "'‘’‚‛`´";
const dashes = '-‐‑‒–—―−';
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
const EDGES = /^[\s"“”„‟«»「」『』'‘’‚‛`´.…]+|[\s"“”„‟«»「」『』'‘’‚‛`´.…]+$/g;

/** Case, kinds of quotation marks and dashes, and runs of white space do not matter; nothing else is forgiven. */
export function prepareSource(text: string): Source {
  const offsets = new Uint32Array(text.length * 3 + 1);
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const piece = foldCharacter(text[at] ?? '', folded.endsWith(' '));
    for (let index = 0; index < piece.length; index += 1) offsets[folded.length + index] = at;
    folded += piece;
  }
  offsets[folded.length] = text.length;
  return { text, folded, offsets: offsets.subarray(0, folded.length + 1) };
}

/** Where the quote stands in the source, or undefined when it does not stand there word for word. */
export function findQuote(source: Source, quote: string): Span | undefined {
  const wanted = prepareSource(quote.replaceAll(EDGES, '')).folded.trim();
  const least = DENSE.test(wanted) ? MIN_DENSE_CHARS : MIN_QUOTE_CHARS;
  if (!wanted || wanted.length < Math.min(least, source.folded.replaceAll(EDGES, '').length)) return undefined;
  const at = source.folded.indexOf(wanted);
  if (at < 0) return undefined;
  const start = source.offsets[at] ?? 0;
  const lastCharacter = source.offsets[at + wanted.length - 1] ?? 0;
  return { start, end: lastCharacter + 1 };
}

function foldCharacter(character: string, afterSpace: boolean): string {
  if (/\s/.test(character)) return afterSpace ? '' : ' ';
  if (invisible.test(character)) return '';
  if (doubleQuotes.includes(character)) return '"';
  if (singleQuotes.includes(character)) return "'";
  if (dashes.includes(character)) return '-';
  return character.toLowerCase();
}
