export type Direction = 'ltr' | 'rtl';

/** Languages for fonts and screen readers. Latin text has none of its own: it follows the document. */
export type DocumentLanguage =
  | 'ar'
  | 'fa'
  | 'ur'
  | 'he'
  | 'hi'
  | 'bn'
  | 'ta'
  | 'te'
  | 'th'
  | 'el'
  | 'ru'
  | 'uk'
  | 'hy'
  | 'ka'
  | 'am'
  | 'ja'
  | 'ko'
  | 'zh-Hans'
  | 'zh-Hant';

type Script = { letters: RegExp; languageOf: (text: string) => DocumentLanguage | undefined };

const always = (language: DocumentLanguage) => (): DocumentLanguage => language;

/** The most common language of a script, unless the text has letters specific to another one. */
const scripts: Script[] = [
  {
    letters: /\p{Script=Arabic}/u,
    languageOf: (text) => (/[ٹڈڑںے]/.test(text) ? 'ur' : /[پچژگ]/.test(text) ? 'fa' : 'ar'),
  },
  { letters: /\p{Script=Hebrew}/u, languageOf: always('he') },
  { letters: /\p{Script=Devanagari}/u, languageOf: always('hi') },
  { letters: /\p{Script=Bengali}/u, languageOf: always('bn') },
  { letters: /\p{Script=Tamil}/u, languageOf: always('ta') },
  { letters: /\p{Script=Telugu}/u, languageOf: always('te') },
  { letters: /\p{Script=Thai}/u, languageOf: always('th') },
  { letters: /\p{Script=Greek}/u, languageOf: always('el') },
  { letters: /\p{Script=Cyrillic}/u, languageOf: (text) => (/[іїєґІЇЄҐ]/.test(text) ? 'uk' : 'ru') },
  { letters: /\p{Script=Armenian}/u, languageOf: always('hy') },
  { letters: /\p{Script=Georgian}/u, languageOf: always('ka') },
  { letters: /\p{Script=Ethiopic}/u, languageOf: always('am') },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, languageOf: always('ja') },
  { letters: /\p{Script=Hangul}/u, languageOf: always('ko') },
];

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Characters used in only one form of Chinese, and not in Japanese. */
const SIMPLIFIED = /[们这说时对过么样给让书长门问间东车买见爱欢觉认为]/;
const TRADITIONAL = /[們這說對會國麼樣讓來學實變點當應關發歡覺]/;

/** A Han character has up to four regional forms: the nearby text decides, then the whole report. */
export const languageOfHan = (near: string, far: string): DocumentLanguage => languageNear(near) ?? languageFar(far);

export function languageNear(text: string): DocumentLanguage | undefined {
  if (KANA.test(text)) return 'ja';
  if (HANGUL.test(text)) return 'ko';
  if (SIMPLIFIED.test(text)) return 'zh-Hans';
  return TRADITIONAL.test(text) ? 'zh-Hant' : undefined;
}

export function languageFar(text: string): DocumentLanguage {
  if (KANA.test(text)) return 'ja';
  if (HANGUL.test(text)) return 'ko';
  return TRADITIONAL.test(text) ? 'zh-Hant' : 'zh-Hans';
}

const LETTER = /[\p{Letter}\p{Mark}]/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

export type LanguageRun = { text: string; language: DocumentLanguage | undefined };

/** Splits a text where its language changes. Characters without a script stay with the preceding text. */
export function splitByLanguage(text: string, han: DocumentLanguage): LanguageRun[] {
  if (LATIN_ONLY.test(text)) return text ? [{ text, language: undefined }] : [];
  const runs: LanguageRun[] = [];
  const languages = scripts.map(({ languageOf }) => languageOf(text));
  let current = '';
  let language: DocumentLanguage | undefined;
  let hasLetter = false;
  for (const sign of text) {
    const character = classifyCharacter(sign, languages, han);
    if (character.isLetter && hasLetter && character.language !== language) {
      runs.push({ text: current, language });
      current = '';
    }
    if (character.isLetter) {
      language = character.language;
      hasLetter = true;
    }
    current += sign;
  }
  return current ? [...runs, { text: current, language }] : runs;
}

function classifyCharacter(
  sign: string,
  languages: (DocumentLanguage | undefined)[],
  han: DocumentLanguage,
): { isLetter: boolean; language: DocumentLanguage | undefined } {
  if (!LETTER.test(sign) || /[\p{Script=Inherited}\p{Script=Common}]/u.test(sign))
    return { isLetter: false, language: undefined };
  if (HAN.test(sign)) return { isLetter: true, language: han };
  const index = scripts.findIndex(({ letters }) => letters.test(sign));
  return { isLetter: true, language: languages[index] };
}

const FIRST_STRONG =
  /(?<rtl>[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}])|\p{Letter}/u;

/** By the first letter, as a browser decides it. */
export function directionOf(text: string): Direction {
  return FIRST_STRONG.exec(text)?.groups?.['rtl'] ? 'rtl' : 'ltr';
}
