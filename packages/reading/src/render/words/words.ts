import { type Lang, quotationMarks, type ReportLang, reportLangs } from '@app/words/languages';
import type { ReportWords as Catalogue } from '@app/words/report-words';
import { reportLangOf, reportWordsOf } from '@app/words/reports';
import { englishNames } from './english-names.ts';
import type { Names } from './names.ts';
import { translatedNames } from './translated-names.ts';

/** All fixed texts of a report in one language. */
export type RenderWords = Catalogue & {
  lang: ReportLang;
  names: Names;
  /** Puts a text between the quotation marks of the language. */
  quote: (text: string) => string;
  /** Joins a title and its result, if there is one. */
  titled: (title: string, result: string) => string;
};

const byLang = new Map(reportLangs.map((lang) => [lang, openWords(lang)]));

function openWords(lang: ReportLang): RenderWords {
  const { report, names } = reportWordsOf(lang);
  return {
    ...report,
    lang,
    names: names ? translatedNames(names) : englishNames,
    quote: (text) => quotationMarks[lang].join(text),
    titled: (title, result) => (result ? report.frame.titled(title, result) : title),
  };
}

/** The fixed texts for a plan, or for anything else with a language. */
export function wordsOf({ lang }: { lang: Lang }): RenderWords {
  const words = byLang.get(reportLangOf(lang));
  if (!words) throw new Error(`${lang} has no words`);
  return words;
}
