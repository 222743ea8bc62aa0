import { commonWords, numerals, type PlainLanguage } from '@app/frameworks/language/number-words';
import type { FoldedSource } from './fold-text.ts';

export const plainLanguages = Object.keys(commonWords) as PlainLanguage[];
/** Enough text to detect a language. */
const SAMPLE_CHARS = 5_000;
const MIN_HITS = 3;

/** The language of a text if it is one whose numerals and capitals we know; otherwise undefined. */
export function plainLanguageOf(text: string): PlainLanguage | undefined {
  const words = text
    .slice(0, SAMPLE_CHARS)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const hits = plainLanguages.map((language) => {
    const common = new Set(commonWords[language].split(' '));
    return { language, count: words.filter((word) => common.has(word)).length };
  });
  const [best, next] = hits.toSorted((one, other) => other.count - one.count);
  const isClear = best !== undefined && best.count >= MIN_HITS && best.count > (next?.count ?? 0);
  // A frequent word of one language is a rare word of many others, so the hits must be dense as well.
  return isClear && best.count * 12 >= words.length ? best.language : undefined;
}

/** Every number below one hundred as it is spelled. */
function spell(language: PlainLanguage): Map<string, number> {
  const { small, tens, others = {} } = numerals[language];
  const units = small.split(' ');
  return new Map([
    ...units.map((word, value) => [word, value] as const),
    ...tens.split(' ').flatMap((word, index) => spellTen(language, units, { word, ten: 20 + 10 * index })),
    ...(language === 'fr' ? spellTen(language, units, { word: 'quatre-vingt', ten: 80 }) : []),
    ...Object.entries(others),
  ]);
}

/** French continues to nineteen after sixty and eighty: soixante-douze, quatre-vingt-douze. */
function spellTen(
  language: PlainLanguage,
  units: readonly string[],
  { word, ten }: { word: string; ten: number },
): (readonly [string, number])[] {
  const most = language === 'fr' && ten >= 60 ? 19 : 9;
  const joined = units.slice(1, most + 1).flatMap((unit, index) => {
    const names =
      language === 'de'
        ? [`${index === 0 ? 'ein' : unit}und${word}`]
        : numerals[language].joints.map((joint) => word + joint + unit);
    return names.map((name) => [name, ten + index + 1] as const);
  });
  return [[word, ten], ...joined];
}

const spellings = new Map(
  plainLanguages.map((language) => {
    const values = spell(language);
    const longestFirst = [...values.keys()].toSorted((one, other) => other.length - one.length);
    return [
      language,
      { values, pattern: new RegExp(String.raw`(?<!\p{L})(?:${longestFirst.join('|')})(?!\p{L})`, 'gu') },
    ] as const;
  }),
);

/** The numbers below one hundred that a folded text spells out in this language. */
export function* spelledNumbers(folded: string, language: PlainLanguage): Generator<number> {
  const known = spellings.get(language);
  if (!known) return;
  for (const [word] of folded.matchAll(known.pattern)) {
    const number = known.values.get(word);
    if (number !== undefined) yield number;
  }
}

const DIGITS = /\p{Nd}+/gu;

/** Groups of digits as numbers, in any script. `1,200` yields 1 and 200, and 1200. */
export function* writtenNumbers(text: string): Generator<number> {
  const joined = text.replaceAll(/(?<=\p{Nd})[.,' \u00A0\u202F](?=\p{Nd}{3}(?!\p{Nd}))/gu, '');
  for (const form of joined === text ? [text] : [text, joined])
    for (const [digits] of form.matchAll(DIGITS)) yield toNumber(digits);
}

/** All numbers of a text in figures or in words of any supported language, without duplicates and in rising order. */
export function numbersIn({ text, folded }: Pick<FoldedSource, 'text' | 'folded'>): Float64Array {
  const numbers = new Set(writtenNumbers(text));
  for (const language of plainLanguages) for (const number of spelledNumbers(folded, language)) numbers.add(number);
  return Float64Array.from(numbers).toSorted();
}

export function hasNumber(numbers: Float64Array, wanted: number): boolean {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === wanted;
}

/** Digits of other scripts count up from their own zero. */
function toNumber(digits: string): number {
  if (/^[0-9]+$/.test(digits)) return Number(digits);
  return Array.from(digits).reduce((sum, digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const value = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
    return sum * 10 + (value - zero);
  }, 0);
}
