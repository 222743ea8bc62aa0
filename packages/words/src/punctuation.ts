import type { Lang } from './languages.ts';

type Punctuation = {
  /** Between a name and what is said of it, with its spaces. */
  colon: string;
  /** Ends a sentence. */
  stop: string;
};

const western = { colon: ': ', stop: '.' };
const eastern = { colon: '：', stop: '。' };

/** What joins the words of a report; the same marks as in its catalogue, without loading it. */
export const punctuation: Record<Lang, Punctuation> = {
  en: western,
  es: western,
  fr: { colon: '\u202F: ', stop: '.' },
  de: western,
  pt: western,
  ar: western,
  zh: eastern,
  ja: eastern,
};
