/**
 * Letters, digits and symbols that may be styled forms of others. Punctuation is kept, because the rules for Chinese
 * and Japanese use it.
 */
const COMPATIBLE = /(?=[\u00A0-\u{10FFFF}])[\p{L}\p{N}\p{M}\p{S}％＇]/gu;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
/** Longer forms are whole phrases (U+FDFA has 18 characters) and would inflate the text. */
const LONGEST_FORM = 4;

const lookAlikes = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    ԁ: 'd',
    ɡ: 'g',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
  }),
);
/** Capitals that resemble a different Latin letter than their lower-case form does. */
const capitals = new Map(Object.entries({ Η: 'H', Ν: 'N', Υ: 'Y', Β: 'B', Ρ: 'P', Μ: 'M', Ζ: 'Z', Τ: 'T' }));

/**
 * Normalises each character to one form and keeps accents. The result is at most four times as long; the time is
 * linear.
 */
export function foldForms(text: string): string {
  const folded = text.normalize('NFC').replaceAll(COMPATIBLE, (character) => {
    const form = character.normalize('NFKC');
    return form.length > LONGEST_FORM ? character : form;
  });
  return foldLookAlikes(folded.normalize('NFC'));
}

/** Replaces Cyrillic and Greek letters inside a Latin word with the Latin letters they resemble. */
function foldLookAlikes(text: string): string {
  if (!FOREIGN.test(text)) return text;
  return text.replaceAll(WORD, (word) =>
    LATIN.test(word) && FOREIGN.test(word) ? Array.from(word, toLatin).join('') : word,
  );
}

function toLatin(letter: string): string {
  const capital = capitals.get(letter);
  if (capital) return capital;
  const small = letter.toLowerCase();
  const latin = lookAlikes.get(small) ?? letter;
  return small === letter ? latin : latin.toUpperCase();
}
