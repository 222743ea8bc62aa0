/** In hundredths of the height of the letters; a little generous, so that what is said to fit does. */
const widths: readonly (readonly [RegExp, number])[] = [
  // Accents, joiners and direction marks lie on or between the others.
  [/[\p{M}\p{Cf}]/u, 0],
  // Scripts and signs that fill a square.
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF01-\uFF60]|\p{Extended_Pictographic}/u, 105],
  [/[ijlI.,:;'’|!()[\]]/, 31],
  [/[ frt\-/]/, 40],
  [/[mwMW@%]/, 90],
  [/\p{Lu}/u, 70],
];
const OTHER = 58;
const ELLIPSIS = '…';
const ROUNDING = 0.1;

/** How wide a text will about be in a plain font of this size, without having the font. */
export function estimateWidth(text: string, size: number): number {
  let hundredths = 0;
  for (const character of text) hundredths += widthOf(character);
  return (hundredths * size) / 100;
}

/** The text, or as much of its beginning as fits, with an ellipsis. */
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

/** Scripts without spaces break between any two signs, but not before a mark that belongs to the sign before it. */
const BREAKS =
  /(?<=\s)|(?<=\p{L}[-/])(?=\p{L})|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー、。，・）」』])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}（「『])(?![ぁぃぅぇぉっゃゅょァィゥェォッャュョ])/u;

/** The text in lines that fit. A word is broken only where it is wider than a whole line. */
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

/** How wide a column must be so that no word is broken. */
export function widestPiece(text: string, size: number): number {
  return Math.max(...text.split(BREAKS).map((piece) => estimateWidth(piece.trimEnd(), size)));
}

function widthOf(character: string): number {
  return widths.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
}

/** Whether the first letter that has a direction runs from right to left. */
export function isRightToLeft(text: string): boolean {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return first !== undefined && /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u.test(first);
}
