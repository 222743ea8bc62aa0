import { toVisibleText } from '../visible-text.ts';

/** More accents on one letter than any language has: stacked, they would reach into other lines. */
const STACKED = /([\u0300-\u036F]{2})[\u0300-\u036F]+/g;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Scripts without spaces and emoji break by themselves. */
const LONG_WORD =
  /[^\s\p{Mark}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u200C\u200D][^\s]{13,}/gu;
const BREAK_EVERY = 8;
/** A word up to this length always fits on a line. */
const LONGEST_ALWAYS_FITTING = 9;
const BREAKS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Extended_Pictographic}]/u;

/** One line of visible text. */
export const toPictureText = (text: string): string =>
  toVisibleText(text).replaceAll(STACKED, '$1').replaceAll(/\s+/g, ' ').trim();

/** Lets long words break where no hyphenation does. */
export function breakLongWords(text: string): string {
  return text.replaceAll(LONG_WORD, (word) => {
    const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
    return letters
      .map((letter, index) => (index > 0 && index % BREAK_EVERY === 0 ? `\u200B${letter}` : letter))
      .join('');
  });
}

/** The four longest pieces that cannot be broken; the caller measures whether they fit on a line. */
export function longestPieces(text: string): string[] {
  const pieces = text
    .split(/[\s\u200B]+/)
    .filter((piece) => piece.length > LONGEST_ALWAYS_FITTING && !BREAKS_ANYWHERE.test(piece));
  return pieces.toSorted((one, other) => other.length - one.length).slice(0, 4);
}

/** Cuts at a word if one ends near, otherwise between two letters. */
export function cutTo(text: string, most: number): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (letters.length <= most) return text;
  const kept = letters.slice(0, most - 1).join('');
  const space = kept.lastIndexOf(' ');
  const cut = space > kept.length * 0.7 ? kept.slice(0, space) : kept;
  return `${cut.replace(/[\s\p{P}]+$/u, '')}…`;
}

/** The sentences of a text that are not empty. */
export function splitSentences(text: string, lang: string): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment).filter((sentence) => sentence.trim());
}
