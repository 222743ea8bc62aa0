export type Span = { start: number; end: number };

/** A line of what was seen or said: its own words, without the label before them. */
export type SourceLine = Span & { who: 'scene' | 'said' | number; where: string; seconds?: number; place?: string };

/**
 * A text prepared for searching: folded, with the place of every folded character in the original. With `lines`, only
 * their own words may be quoted, and never across two of them.
 */
export type Source = { text: string; folded: string; offsets: Uint32Array; lines?: readonly SourceLine[] };

const singleQuotes = "'‘’‚‛`´";
const dashes = '-‐‑‒–—―−';
const dots = '.…';
const closing = '.…,;:!?';
const doubleQuotes = '"“”„‟«»‹›「」『』〝〞';
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
/** Accents and vowel signs that stand for themselves, and the Arabic stroke that only stretches a word. */
const signs =
  // oxlint-disable-next-line no-misleading-character-class -- each is looked for by itself
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u0652\u0670]/;
/** Elsewhere a mark makes another letter: Japanese が is not か. */
const accented = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
export const WORD = /[\p{L}\p{N}]/u;
/** Most characters of most texts are these, and fold to themselves. */
const PLAIN = new Set('abcdefghijklmnopqrstuvwxyz0123456789');

/**
 * Case, accents, vowel signs, quotation marks, kinds of dashes and the space around them, and runs of white space do not
 * matter; an apostrophe inside a word and every other sign do.
 */
export function prepareSource(text: string): Source {
  const offsets = new Uint32Array(text.length * 3 + 1);
  // Joined once at the end: a string that is looked at while it grows is copied each time.
  const pieces: string[] = [];
  let length = 0;
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const piece = foldCharacter(text, at, last);
    if (piece === '') continue;
    // No space before a stop or a dash.
    if (last === ' ' && (piece === '-' || closing.includes(piece))) {
      pieces.pop();
      length -= 1;
    }
    for (let index = 0; index < piece.length; index += 1) offsets[length + index] = at;
    pieces.push(piece);
    length += piece.length;
    last = piece;
  }
  offsets[length] = text.length;
  return { text, folded: pieces.join(''), offsets: offsets.subarray(0, length + 1) };
}

/** `last` is what was folded before: of a run of spaces, dots or dashes one remains. */
function foldCharacter(text: string, at: number, last: string): string {
  const character = text.charAt(at);
  if (PLAIN.has(character)) return character;
  if (/\s/.test(character)) return ' -'.includes(last) ? '' : ' ';
  if (isUnread(character)) return '';
  if (singleQuotes.includes(character)) return isInWord(text, at) ? "'" : '';
  const stop = dashes.includes(character) ? '-' : dots.includes(character) ? '.' : undefined;
  if (stop) return last === stop ? '' : stop;
  return foldLetter(character);
}

const isUnread = (character: string): boolean =>
  doubleQuotes.includes(character) || invisible.test(character) || signs.test(character);

const isInWord = (text: string, at: number): boolean =>
  WORD.test(text.charAt(at - 1)) && WORD.test(text.charAt(at + 1));

function foldLetter(character: string): string {
  const plain = character.normalize('NFD').charAt(0);
  return (accented.test(plain) ? plain : character).toLowerCase();
}
