import type { VisitorLocale } from '@app/contract/visitor-locale';
import { detectLang } from '@app/reading';
import { type Lang, langOf } from '@app/words/languages';
import { reportLangOf } from '@app/words/reports';

type Languages = {
  lang: Lang;
  /** Undefined where it cannot be told: then the help card goes by the locale, whose language may be none of ours. */
  language: Lang | undefined;
};

/** The language of what was written or said; where it cannot be told, or there are no words, the report is in that of the page. */
export function languagesOf(words: string, locale: VisitorLocale | undefined): Languages {
  const language = detectLang(words);
  return { lang: reportLangOf(language ?? langOf(locale?.language) ?? 'en'), language };
}
