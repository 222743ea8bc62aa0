/** Written forms of quotation marks (entities, `<q>`, ASCII pairs) and the plain mark each is replaced with. */

const written: readonly [RegExp, string][] = [
  [/&(?:quot|[lrb]dquo|[lr]aquo|#0*34|#x0*22|#0*82(?:20|21|22)|#x0*201[cde]|#0*1(?:71|87)|#x0*(?:ab|bb));/gi, '"'],
  [/&(?:apos|[lr]squo|sbquo|#0*39|#x0*27|#0*82(?:16|17|18)|#x0*201[89a]);/gi, "'"],
  [/<\/?q\b[^<>]*>/gi, '"'],
  [/``|''|,,(?=\p{L})|<<|>>/gu, '"'],
];

/** Between letters or digits these belong to a word or a measure: Hebrew initials, feet and inches. */
const DOUBLE_ALIKE = /(?<![\p{L}\p{N}])[″ʺ˝〃״]|[″ʺ˝〃״](?![\p{L}\p{N}])/gu;
const SINGLE_ALIKE = /[＇ʻʼ′´ˋ‛]/g;
/** Unicode's quotation marks except the apostrophes, and characters used like them. */
const DOUBLE = /[\p{Quotation_Mark}❝❞❮❯❛❜🙶🙷🙸《》〈〉【】⟨⟩⟪⟫`](?<!['‘’‚‛‹›])/gu;

/** A quotation that contains another. The inner marks are removed, so that they do not split it. */
const NESTED = /«[^«»]*»|「[^「」]*」|“[^“”„]*”|《[^《》]*》/gu;

/** Replaces every double mark with `"`, and single marks with typewriter or curly ones. */
export function toPlainMarks(sentence: string): string {
  let plain = sentence;
  for (const [pattern, mark] of written) plain = plain.replaceAll(pattern, mark);
  plain = plain.replaceAll(NESTED, (outer) => `"${outer.slice(1, -1).replaceAll(DOUBLE, '')}"`);
  return plain.replaceAll(SINGLE_ALIKE, "'").replaceAll(DOUBLE_ALIKE, '"').replaceAll(DOUBLE, '"');
}
