import { modelNumber, ProviderId } from '@app/contract/models';
import { localeOf } from '@app/words/format';
import { directionOf, langOf, tags } from '@app/words/languages';
import type { ChartWords, FileWords } from '@app/words/report-words';
import { reportLangOf, reportWordsOf } from '@app/words/reports';
import type { ExportedReport } from './exported-report.ts';

/** Machine-readable AI label: the IPTC term for media created by a trained model. */
export const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

export type FrontMatter = {
  day: string;
  model: string;
  author: string;
  created: Date;
  /** The `lang` of the file, such as `pt-BR`. */
  tag: string;
  direction: 'ltr' | 'rtl';
  words: FileWords;
  chart: ChartWords;
};

export function frontMatterOf({ provider, createdAt, lang: written }: ExportedReport): FrontMatter {
  const created = new Date(createdAt);
  const lang = reportLangOf(langOf(written) ?? 'en');
  const { file: words, chart } = reportWordsOf(lang).report;
  const known = ProviderId.safeParse(provider);
  const model = known.success ? words.numberedModel(modelNumber(known.data)) : words.model;
  // British English, which puts the day before the month.
  const locale = localeOf(lang === 'en' ? 'en-GB' : tags[lang]);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(created);
  return {
    day,
    model,
    author: words.author(model),
    created,
    tag: tags[lang],
    direction: directionOf(lang),
    words,
    chart,
  };
}
