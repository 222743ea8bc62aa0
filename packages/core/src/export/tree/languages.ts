export type Direction = 'ltr' | 'rtl';

/** What a font and a reading voice must know. Latin letters are not told apart: they follow the document. */
export type Language =
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

type Script = { letters: RegExp; languageOf: (text: string) => Language | undefined };

const always = (language: Language) => (): Language => language;

/** The most common language of a script, unless letters of another stand in the text. */
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
/** Written in one of the two ways of Chinese only, and not in Japanese. */
const SIMPLIFIED = /[们这说时对过么样给让书长门问间东车买见爱欢觉认为]/;
const TRADITIONAL = /[們這說對會國麼樣讓來學實變點當應關發歡覺]/;

/** One sign may be drawn in four ways: what stands around it decides, first near, then far. */
export function languageOfHan(near: string, far: string): Language {
  if (KANA.test(near)) return 'ja';
  if (HANGUL.test(near)) return 'ko';
  if (SIMPLIFIED.test(near)) return 'zh-Hans';
  if (TRADITIONAL.test(near)) return 'zh-Hant';
  if (KANA.test(far)) return 'ja';
  if (HANGUL.test(far)) return 'ko';
  return TRADITIONAL.test(far) ? 'zh-Hant' : 'zh-Hans';
}

const LETTER = /[\p{Letter}\p{Mark}]/u;
const NOTHING_TO_TELL = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

export type LanguageRun = { text: string; language: Language | undefined };

/** Cuts a text where its language changes. Signs that belong to no script stay with what stands before them. */
export function splitByLanguage(text: string, han: Language): LanguageRun[] {
  if (NOTHING_TO_TELL.test(text)) return text ? [{ text, language: undefined }] : [];
  const runs: LanguageRun[] = [];
  const languages = scripts.map(({ languageOf }) => languageOf(text));
  let open = '';
  let language: Language | undefined;
  let isTold = false;
  for (const sign of text) {
    const told = tell(sign, languages, han);
    if (told.isLetter && isTold && told.language !== language) {
      runs.push({ text: open, language });
      open = '';
    }
    if (told.isLetter) {
      language = told.language;
      isTold = true;
    }
    open += sign;
  }
  return open ? [...runs, { text: open, language }] : runs;
}

function tell(
  sign: string,
  languages: (Language | undefined)[],
  han: Language,
): { isLetter: boolean; language: Language | undefined } {
  if (!LETTER.test(sign) || /[\p{Script=Inherited}\p{Script=Common}]/u.test(sign))
    return { isLetter: false, language: undefined };
  if (HAN.test(sign)) return { isLetter: true, language: han };
  const index = scripts.findIndex(({ letters }) => letters.test(sign));
  return { isLetter: true, language: languages[index] };
}

const FIRST_STRONG =
  /(?<rtl>[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}])|\p{Letter}/u;

/** As a browser decides it: by the first letter. */
export function directionOf(text: string): Direction {
  return FIRST_STRONG.exec(text)?.groups?.['rtl'] ? 'rtl' : 'ltr';
}
