import type { VisitorLocale } from '@app/contract/visitor-locale';
import { detectLang } from '@app/reading';
import { type Lang, langOf } from '@app/words/languages';
import { reportLangOf } from '@app/words/reports';

type Languages = {
  lang: Lang;
  /** Undefined when undetected: the crisis card then uses the locale, whose language may not be one of ours. */
  language: Lang | undefined;
};

/** The language of the text or speech. If it cannot be detected, the report is in the language of the page. */
export function languagesOf(text: string, locale: VisitorLocale | undefined): Languages {
  const language = detectLang(text);
  return { lang: reportLangOf(language ?? langOf(locale?.language) ?? 'en'), language };
}
