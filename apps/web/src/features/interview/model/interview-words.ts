import type { InterviewWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { currentLanguage } from '../../../words/language.ts';
import { useLoadedWords } from '../../../words/use-loaded-words.ts';

const catalogues: Record<Lang, () => Promise<{ interview: InterviewWords }>> = {
  en: () => import('@app/words/en/interview'),
  es: () => import('@app/words/es/interview'),
  fr: () => import('@app/words/fr/interview'),
  de: () => import('@app/words/de/interview'),
  pt: () => import('@app/words/pt/interview'),
  ar: () => import('@app/words/ar/interview'),
  zh: () => import('@app/words/zh/interview'),
  ja: () => import('@app/words/ja/interview'),
};

/** Loaded with the dialog, so that the interview can continue offline. */
export const loadInterviewWords = async (lang: Lang = currentLanguage()): Promise<InterviewWords> =>
  (await catalogues[lang]()).interview;

export const useInterviewWords = (): InterviewWords | undefined => useLoadedWords(loadInterviewWords);
