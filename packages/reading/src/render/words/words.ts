import { type Lang, quotationMarks, type ReportLang, reportLangs } from '@app/words/languages';
import type { ReportWords as Catalogue } from '@app/words/report-words';
import { reportLangOf, reportWordsOf } from '@app/words/reports';
import { englishNames } from './english-names.ts';
import type { Names } from './names.ts';
import { translatedNames } from './translated-names.ts';

/** Everything the report itself says, in one language. */
export type ReportWords = Catalogue & {
  lang: ReportLang;
  names: Names;
  /** Between the quotation marks of the language. */
  quote: (text: string) => string;
  /** A name and its result, where it has one. */
  titled: (title: string, result: string) => string;
};

const byLang = new Map(reportLangs.map((lang) => [lang, openWords(lang)]));

function openWords(lang: ReportLang): ReportWords {
  const { report, names } = reportWordsOf(lang);
  return {
    ...report,
    lang,
    names: names ? translatedNames(names) : englishNames,
    quote: (text) => quotationMarks[lang].join(text),
    titled: (title, result) => (result ? report.frame.titled(title, result) : title),
  };
}

/** The words of a plan, or of anything else that has a language. */
export function wordsOf({ lang }: { lang: Lang }): ReportWords {
  const words = byLang.get(reportLangOf(lang));
  if (!words) throw new Error(`${lang} has no words`);
  return words;
}
