import { type Lang, type pluralCategories, quotationMarks, tags } from './languages.ts';

/** One text per plural category of a language; `#` stands for the number. */
export type Forms<L extends Lang> = Record<(typeof pluralCategories)[L][number], string>;

export type Formatter<L extends Lang> = {
  number: (value: number) => string;
  /** Takes a ratio: 0.5 is fifty percent. */
  percent: (share: number) => string;
  plural: (count: number, forms: Forms<L>) => string;
  /** “a, b and c” */
  list: (items: readonly string[]) => string;
  day: (date: Date, style?: 'short' | 'medium' | 'long') => string;
  quote: (text: string) => string;
};

/** `region` is a locale of the same language, such as `de-AT`, for dates and numbers. */
export function createFormat<L extends Lang>(lang: L, region: string = tags[lang]): Formatter<L> {
  const locale = localeOf(region);
  const number = (value: number): string => new Intl.NumberFormat(locale).format(value);
  return {
    number,
    percent: (share) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    plural(count, forms) {
      const category = new Intl.PluralRules(locale).select(count) as keyof Forms<L>;
      return forms[category].replace('#', number(count));
    },
    list: (items) => new Intl.ListFormat(locale).format(items.map((item) => isolate(item, lang))),
    day: (date, style) => new Intl.DateTimeFormat(locale, style && { dateStyle: style }).format(date),
    quote: (text) => quotationMarks[lang].join(text),
  };
}

/** Uses Latin digits and the Gregorian calendar in every region: Arabic text has codes and phone numbers beside it. */
export function localeOf(region: string): string {
  return new Intl.Locale(region, { numberingSystem: 'latn', calendar: 'gregory' }).toString();
}

/** Arabic attaches “and” to the next word; isolation keeps it out of a Latin name's text direction. */
function isolate(item: string, lang: Lang): string {
  return lang === 'ar' && /^[A-Za-z]/.test(item) ? `\u2068${item}\u2069` : item;
}
