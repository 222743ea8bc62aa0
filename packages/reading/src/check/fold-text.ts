export type TextSpan = { start: number; end: number };

/** One line of an observation or transcript: the span of its own words, without the label before them. */
export type SourceLine = TextSpan & { who: 'scene' | 'said' | number; where: string; seconds?: number; place?: string };

/**
 * A text prepared for searching: the folded text, and the original offset of every folded character. With `lines`, a
 * quote must lie within the words of a single line.
 */
export type FoldedSource = {
  text: string;
  folded: string;
  offsets: Uint32Array;
  lines?: readonly SourceLine[];
  /** The numbers in the text in rising order, if they were computed before. */
  numbers?: Float64Array;
};

const singleQuotes = "'‘’‚‛`´";
const dashes = '-‐‑‒–—―−';
const dots = '.…';
const closing = '.…,;:!?';
const doubleQuotes = '"“”„‟«»‹›「」『』〝〞';
/** Markdown emphasis and escapes: many texts and our own reports are Markdown. */
const markup = '*_\\';
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
/** Free-standing accents and vowel signs, and the Arabic tatweel, which only stretches a word. */
const signs =
  // oxlint-disable-next-line no-misleading-character-class -- each is looked for by itself
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u0652\u0670]/;
/** In other scripts a mark makes a different letter: Japanese が is not か. */
const accented = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
export const WORD = /[\p{L}\p{N}]/u;
const SPACE = ' '.charCodeAt(0);
const DASH = '-'.charCodeAt(0);
const STOP = '.'.charCodeAt(0);
const APOSTROPHE = "'".charCodeAt(0);
const closingCodes = new Set(Array.from(closing, (character) => character.charCodeAt(0)));

/**
 * Folding ignores case, accents, vowel signs, full width, quotation marks, Markdown marks, the kind of dash and the
 * spaces around it, and runs of white space. An apostrophe inside a word and every other sign are kept.
 */
export function prepareSource(text: string): FoldedSource {
  const offsets = new Uint32Array(text.length + 1);
  const units = new Uint16Array(text.length);
  let length = 0;
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = foldUnit(text.charCodeAt(at));
    // Collapses runs of spaces, dots or dashes to one, and drops spaces at the start or after a dash.
    if (unit === 0 || (unit === SPACE && (last === 0 || last === SPACE || last === DASH))) continue;
    if ((unit === DASH || unit === STOP) && last === unit) continue;
    if (unit === APOSTROPHE && !isInWord(text, at)) continue;
    // Drops the space before a punctuation mark or a dash.
    if (last === SPACE && (unit === DASH || closingCodes.has(unit))) length -= 1;
    offsets[length] = at;
    units[length] = unit;
    length += 1;
    last = unit;
  }
  offsets[length] = text.length;
  return { text, folded: decoder.decode(units.subarray(0, length)), offsets: offsets.slice(0, length + 1) };
}

/** Makes a passage of a prepared text a source of its own without folding it again. */
export function sliceSource({ text, folded, offsets, numbers }: FoldedSource, { start, end }: TextSpan): FoldedSource {
  const [from, to] = [firstFrom(offsets, start), firstFrom(offsets, end)];
  return {
    text: text.slice(start, end),
    folded: folded.slice(from, to),
    offsets: Uint32Array.from(offsets.subarray(from, to + 1), (offset) => Math.min(offset, end) - start),
    ...(numbers && { numbers }),
  };
}

/** The index of the first folded character at or after `place` in the text. */
function firstFrom(offsets: Uint32Array, place: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Cache of the fold of each UTF-16 unit: `UNKNOWN` until it is computed, 0 for ignored characters. */
const UNKNOWN = 0xffff;
const folds = new Uint16Array(0x10000).fill(UNKNOWN);

function foldUnit(code: number): number {
  const known = folds[code] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const unit = foldCharacter(String.fromCharCode(code)).charCodeAt(0) || 0;
  folds[code] = unit;
  return unit;
}

/** Folds case, accents and full width. A character never folds to more than one, so ligatures are kept. */
function foldCharacter(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (isUnread(character)) return '';
  if (singleQuotes.includes(character)) return "'";
  if (dashes.includes(character)) return '-';
  return dots.includes(character) ? '.' : foldLetter(character);
}

/** Caches the result of a test for each UTF-16 unit. */
export function createUnitTest(holds: (character: string) => boolean): (code: number) => boolean {
  const answers = new Uint8Array(0x10000);
  return (code) => {
    if (answers[code] === 0) answers[code] = holds(String.fromCharCode(code)) ? 1 : 2;
    return answers[code] === 1;
  };
}

const isUnread = (character: string): boolean =>
  doubleQuotes.includes(character) || markup.includes(character) || invisible.test(character) || signs.test(character);

const isInWord = (text: string, at: number): boolean =>
  WORD.test(text.charAt(at - 1)) && WORD.test(text.charAt(at + 1));

function foldLetter(character: string): string {
  const form = character.normalize('NFKC');
  const single = form.length === 1 ? form : character;
  const plain = single.normalize('NFD').charAt(0);
  return (accented.test(plain) ? plain : single).toLowerCase();
}
