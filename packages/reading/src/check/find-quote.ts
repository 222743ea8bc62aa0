import { createFinder } from './finder.ts';
import { createUnitTest, prepareSource, type FoldedSource, type SourceLine, type TextSpan, WORD } from './fold-text.ts';

export { prepareSource, sliceSource, type FoldedSource, type SourceLine, type TextSpan } from './fold-text.ts';

type Found = TextSpan & { where?: string };

/** A quote is a passage, not a chapter. */
const MAX_QUOTE_CHARS = 5_000;
const MIN_WORDS = 2;
/** In scripts written without spaces, four characters express as much as two words. */
const MIN_DENSE_CHARS = 4;
/** The most characters of the source that an ellipsis (or, below, a bracketed explanation) may stand for. */
const MAX_LEFT_OUT = 200;
const MAX_REPLACED = 60;
/** A quote joined from more pieces than this is a collage. */
const MAX_PIECES = 12;
/** Size of the result cache per source: a report is checked repeatedly while it is written. */
const MAX_KNOWN = 2_000;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const LEFT_OUT = /\[\s*(?:…|\.{2,})\s*\]|\(\s*(?:…|\.{2,})\s*\)|…|\.{3,}/u;
const REPLACED = /\[[^[\]]{0,60}\]/u;
const EDGE = /[\s.…,;:!?¡¿"“”„‟«»‹›「」『』'‘’‚‛`´‐‑‒–—―−。、，；：！？؟،-]/u;
const openers: Record<string, string> = { '”': '“', '“': '„', '»': '«', '」': '「', '』': '『' };
const MARKS_A_SENTENCE = /[?!？！؟]/;

/**
 * Returns where the quote occurs in the source, or undefined. An ellipsis in the quote may skip words; the result is
 * always one contiguous passage. With `asTerm` a single word is enough.
 */
export function findQuote(source: FoldedSource, quote: string, { asTerm = false } = {}): Found | undefined {
  if (quote.length > MAX_QUOTE_CHARS) return undefined;
  const known = knownIn(source);
  const key = `${asTerm ? 'term' : 'quote'} ${quote}`;
  if (known.has(key)) return known.get(key);
  const found = lookUp(source, quote, asTerm);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

const knownBySource = new WeakMap<FoldedSource, Map<string, Found | undefined>>();

function knownIn(source: FoldedSource): Map<string, Found | undefined> {
  const known = knownBySource.get(source) ?? new Map<string, Found | undefined>();
  knownBySource.set(source, known);
  return known;
}

function lookUp(source: FoldedSource, quote: string, asTerm: boolean): Found | undefined {
  const whole = quote.toWellFormed();
  const found = findPassage(source, [whole], { maxGap: 0, asTerm });
  if (found) return found;
  if (LEFT_OUT.test(whole)) {
    const between = findPassage(source, whole.split(LEFT_OUT), { maxGap: MAX_LEFT_OUT, asTerm });
    if (between) return between;
  }
  if (!whole.includes('[')) return undefined;
  return (
    findPassage(source, [whole.replaceAll(/[[\]]/g, '')], { maxGap: 0, asTerm }) ??
    findPassage(source, whole.split(REPLACED), { maxGap: MAX_REPLACED, asTerm })
  );
}

type PassageSearch = { maxGap: number; asTerm: boolean };

/** Finds the pieces in order, with at most `maxGap` characters between two of them. */
function findPassage(source: FoldedSource, pieces: string[], { maxGap, asTerm }: PassageSearch): Found | undefined {
  const wanted = pieces.map((piece) => prepareSource(withoutEdges(piece)).folded).filter((piece) => piece !== '');
  const first = wanted[0];
  if (first === undefined) return undefined;
  if (source.lines) return wanted.length === 1 ? findInLines(source, source.lines, first, asTerm) : undefined;
  if (wanted.length > MAX_PIECES) return undefined;
  if (!asTerm && !wanted.every((piece) => isEnough(source, piece))) return undefined;
  const find = createWholeFinder(source.folded, first);
  const others = wanted.slice(1).map((piece) => ({
    find: createWholeFinder(source.folded, piece),
    length: piece.length,
  }));
  for (let at = find(0); at >= 0; at = find(at + 1)) {
    const end = endOf(others, at + first.length, maxGap);
    if (end === 'nowhere') return undefined;
    if (end !== 'too far') return spanAt(source, at, end - at);
  }
  return undefined;
}

type Sought = { find: (from: number) => number; length: number };

/**
 * Returns the end of a passage whose first piece ends at `start`. A piece that does not occur after it does not occur
 * after any later start either, so the search can stop ('nowhere').
 */
function endOf(others: readonly Sought[], start: number, maxGap: number): number | 'too far' | 'nowhere' {
  let end = start;
  for (const { find, length } of others) {
    const next = find(end);
    if (next < 0) return 'nowhere';
    if (next - end > maxGap) return 'too far';
    end = next + length;
  }
  return end;
}

/** Two words, four characters of a dense script, or the whole source. */
function isEnough(source: FoldedSource, wanted: string): boolean {
  if ((wanted.match(DENSE)?.length ?? 0) >= MIN_DENSE_CHARS) return true;
  const words = wanted.split(/[^\p{L}\p{N}']+/u).filter((word) => WORD.test(word));
  if (words.length >= MIN_WORDS) return true;
  return source.folded.length <= 2 * MAX_QUOTE_CHARS && wanted.length >= withoutEdges(source.folded).length;
}

/** The span includes a question or exclamation mark after it, and the closing mark of a quotation inside it. */
function spanAt({ text, offsets }: FoldedSource, at: number, length: number): TextSpan {
  const start = offsets[at] ?? 0;
  let end = (offsets[at + length - 1] ?? 0) + 1;
  if (MARKS_A_SENTENCE.test(text.charAt(end))) end += 1;
  const opener = openers[text.charAt(end)];
  if (opener && text.slice(start, end).includes(opener)) end += 1;
  return { start, end };
}

/** A short cue may be quoted as a whole. A line label that was copied with the words is cut off. */
function findInLines(
  source: FoldedSource,
  lines: readonly SourceLine[],
  wanted: string,
  asTerm: boolean,
): (TextSpan & { where: string }) | undefined {
  const find = createWholeFinder(source.folded, wanted);
  let next = 0;
  for (let at = find(0); at >= 0; at = find(at + 1)) {
    const span = spanAt(source, at, wanted.length);
    while ((lines[next]?.end ?? Infinity) < span.end) next += 1;
    const line = lines[next];
    if (!line || span.end <= line.start || (span.start < line.start && span.start !== labelStart(source, line)))
      continue;
    const start = Math.max(span.start, line.start);
    const isWhole = withoutEdges(source.text.slice(line.start, line.end)).length <= span.end - start;
    const words = prepareSource(source.text.slice(start, span.end)).folded;
    if (isWhole || asTerm || isEnough(source, words)) return { start, end: span.end, where: line.where };
  }
  return undefined;
}

const labelStart = ({ text }: FoldedSource, { start }: SourceLine): number => text.lastIndexOf('\n', start - 1) + 1;

/** Matches whole words only: "happy about it" is not a quote of "unhappy about it". */
function createWholeFinder(text: string, wanted: string): (from: number) => number {
  const find = createFinder(text, wanted);
  const isWhole = (at: number): boolean => {
    const end = at + wanted.length;
    return !isInsideWord(text, at) && !isInsideWord(text, end) && !goesOn(text, end);
  };
  return (from) => {
    let at = find(from);
    while (at >= 0 && !isWhole(at)) at = find(at + 1);
    return at;
  };
}

/** Letters and digits of scripts that put spaces between words. */
const isSpacedWord = createUnitTest((character) => WORD.test(character) && !UNSPACED.test(character));

const isInsideWord = (text: string, at: number): boolean =>
  at > 0 && at < text.length && isSpacedWord(text.charCodeAt(at - 1)) && isSpacedWord(text.charCodeAt(at));

/** "I can" is not a quote of "I can't". */
const goesOn = (text: string, end: number): boolean => text.charAt(end) === "'" && WORD.test(text.charAt(end - 1));

/** A loop, because a regular expression anchored at the end takes quadratic time on a long run of spaces. */
function withoutEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
