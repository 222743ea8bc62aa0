/** The supported languages, in the order of the language switch. Portuguese is Brazilian, Chinese is simplified. */
export const langs = ['en', 'es', 'fr', 'de', 'pt', 'ar', 'zh', 'ja'] as const;
export type Lang = (typeof langs)[number];

/** Languages for reports. Add one only when its texts in `report/` and `lenses/` are complete. */
export const reportLangs = ['en', 'es', 'fr', 'de', 'pt', 'ar', 'zh', 'ja'] as const satisfies readonly Lang[];
export type ReportLang = (typeof reportLangs)[number];

/** The language of a locale such as `de-AT`, if it is supported. */
export function langOf(locale: string | undefined): Lang | undefined {
  const [primary] = (locale ?? '').toLowerCase().split('-');
  return langs.find((lang) => lang === primary);
}

/** Each language's name in that language. */
export const ownNames: Record<Lang, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
  zh: '简体中文',
  ja: '日本語',
};

/** Locale tags for `Intl` and the `lang` attribute; browsers choose Han glyphs by them. */
export const tags: Record<Lang, string> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  pt: 'pt-BR',
  ar: 'ar',
  zh: 'zh-CN',
  ja: 'ja',
};

export function directionOf(lang: Lang): 'ltr' | 'rtl' {
  return lang === 'ar' ? 'rtl' : 'ltr';
}

/** The results of `Intl.PluralRules` for whole numbers: a plural text needs a form for each. */
export const pluralCategories = {
  en: ['one', 'other'],
  es: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  de: ['one', 'other'],
  pt: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  zh: ['other'],
  ja: ['other'],
} as const satisfies Record<Lang, readonly Intl.LDMLPluralRule[]>;

/** Quotation marks, with the inner spaces that French uses. */
export const quotationMarks: Record<Lang, readonly [string, string]> = {
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['«\u202F', '\u202F»'],
  de: ['„', '“'],
  pt: ['“', '”'],
  ar: ['«', '»'],
  zh: ['“', '”'],
  ja: ['「', '」'],
};

type Address = {
  /** How every text addresses the reader: page, report, mail and help card. */
  say: string;
  /** Other forms of address. A catalogue that contains one mixes two registers. */
  never?: RegExp;
};

export const address: Record<Lang, Address> = {
  en: { say: 'you' },
  es: {
    say: 'tú; no adjective that needs the gender of the reader',
    never: /(?<!\p{L})(usted|ustedes|vosotros|vos)(?!\p{L})/iu,
  },
  fr: {
    say: 'vous; no participle that needs the gender of the reader',
    never: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
  },
  de: {
    say: 'Sie; no noun that needs the gender of the reader',
    never: /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
  },
  pt: {
    say: 'você; no adjective that needs the gender of the reader',
    never: /(?<!\p{L})(tu|teu|tua|teus|tuas|vós)(?!\p{L})/iu,
  },
  ar: {
    say: 'verbal nouns (“تحليل النص”) instead of imperatives; no gendered adjective',
    never: /أنتِ|أنتَ|عزيزي|عزيزتي/u,
  },
  zh: { say: '你', never: /您/u },
  ja: { say: 'です・ます, without a pronoun', never: /あなた|君/u },
};
