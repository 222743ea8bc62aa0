import type { WriterWords } from '@app/document/to-markdown';
import { type Lang, quotationMarks } from '@app/words/languages';
import { reportLangOf, reportWordsOf } from '@app/words/reports';

/** How a language joins what stands in blocks. */
export function joiningWords(lang: Lang): WriterWords {
  const known = reportLangOf(lang);
  const { frame, results } = reportWordsOf(known).report;
  return { quote: (text) => quotationMarks[known].join(text), titled: frame.titled, results };
}
