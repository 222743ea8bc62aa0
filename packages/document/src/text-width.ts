/** Widths in hundredths of the font size, slightly too large, so that text that should fit does. */
const widths: readonly (readonly [RegExp, number])[] = [
  // Accents, joiners and direction marks take no width.
  [/[\p{M}\p{Cf}]/u, 0],
  // Scripts and symbols that fill a square.
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF01-\uFF60]|\p{Extended_Pictographic}/u, 105],
  [/[ijlI.,:;'’|!()[\]]/, 31],
  [/[ frt\-/]/, 40],
  [/[mwMW@%]/, 90],
  [/\p{Lu}/u, 70],
];
const OTHER = 58;
const ELLIPSIS = '…';
const ROUNDING = 0.1;

/** Estimates the width of a text in a sans-serif font of this size, without the font. */
export function estimateWidth(text: string, size: number): number {
  let hundredths = 0;
  for (const character of text) hundredths += widthOf(character);
  return (hundredths * size) / 100;
}

/** The text, cut with an ellipsis if it does not fit. */
export function cutToWidth(text: string, size: number, most: number): string {
  if (estimateWidth(text, size) <= most + ROUNDING) return text;
  const room = most - estimateWidth(ELLIPSIS, size);
  let kept = '';
  let used = 0;
  for (const character of text) {
    used += (widthOf(character) * size) / 100;
    if (used > room) break;
    kept += character;
  }
  return kept.trimEnd() + ELLIPSIS;
}

/** Scripts without spaces may break between any two characters, but not before a small kana, ー or punctuation. */
const BREAKS =
  /(?<=\s)|(?<=\p{L}[-/])(?=\p{L})|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー、。，・）」』])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}（「『])(?![ぁぃぅぇぉっゃゅょァィゥェォッャュョ])/u;

/** Splits a text into lines that fit. A word is broken only if it is wider than a line. */
export function wrapToWidth(text: string, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string): boolean => estimateWidth((line + more).trimEnd(), size) <= most + ROUNDING;
  for (const piece of text.split(BREAKS)) {
    if (line && !fits(piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    if (fits(piece)) {
      line += piece;
      continue;
    }
    for (const character of piece) {
      if (line && !fits(character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line.trimEnd()];
}

/** The width a column needs so that no word is broken. */
export function widestPiece(text: string, size: number): number {
  return Math.max(...text.split(BREAKS).map((piece) => estimateWidth(piece.trimEnd(), size)));
}

function widthOf(character: string): number {
  return widths.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
}

/** True when the first letter belongs to a right-to-left script. */
export function isRightToLeft(text: string): boolean {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return first !== undefined && /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u.test(first);
}
