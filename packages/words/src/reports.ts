import { report as arabic } from './ar/report/index.ts';
import { names as arabicNames } from './ar/report/names.ts';
import { report as german } from './de/report/index.ts';
import { names as germanNames } from './de/report/names.ts';
import { report as english } from './en/report/index.ts';
import { report as spanish } from './es/report/index.ts';
import { names as spanishNames } from './es/report/names.ts';
import { report as french } from './fr/report/index.ts';
import { names as frenchNames } from './fr/report/names.ts';
import { report as japanese } from './ja/report/index.ts';
import { names as japaneseNames } from './ja/report/names.ts';
import { report as portuguese } from './pt/report/index.ts';
import { names as portugueseNames } from './pt/report/names.ts';
import { report as chinese } from './zh/report/index.ts';
import { names as chineseNames } from './zh/report/names.ts';
import { type Lang, reportLangs, type ReportLang } from './languages.ts';
import type { ReportNames, ReportWords } from './report-words.ts';

type ReportLanguage = { report: ReportWords; names?: ReportNames };

/** The report texts, for Node only: the page loads just those of charts. */
const reports: Record<ReportLang, ReportLanguage> = {
  en: { report: english },
  es: { report: spanish, names: spanishNames },
  fr: { report: french, names: frenchNames },
  de: { report: german, names: germanNames },
  pt: { report: portuguese, names: portugueseNames },
  ar: { report: arabic, names: arabicNames },
  zh: { report: chinese, names: chineseNames },
  ja: { report: japanese, names: japaneseNames },
};

const isReportLang = (lang: Lang): lang is ReportLang => (reportLangs as readonly Lang[]).includes(lang);

/** A language with incomplete report texts falls back to English as a whole. */
export const reportLangOf = (lang: Lang): ReportLang => (isReportLang(lang) ? lang : 'en');

export const reportWordsOf = (lang: Lang): ReportLanguage => reports[reportLangOf(lang)];
