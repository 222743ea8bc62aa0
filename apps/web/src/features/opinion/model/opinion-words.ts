import type { OpinionWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { currentLanguage } from '../../../words/language.ts';
import { useLoadedWords } from '../../../words/use-loaded-words.ts';

const catalogues: Record<Lang, () => Promise<{ opinion: OpinionWords }>> = {
  en: () => import('@app/words/en/opinion'),
  es: () => import('@app/words/es/opinion'),
  fr: () => import('@app/words/fr/opinion'),
  de: () => import('@app/words/de/opinion'),
  pt: () => import('@app/words/pt/opinion'),
  ar: () => import('@app/words/ar/opinion'),
  zh: () => import('@app/words/zh/opinion'),
  ja: () => import('@app/words/ja/opinion'),
};

/** Loaded with the dialog, so that it is not empty without a network. */
export const loadOpinionWords = async (lang: Lang = currentLanguage()): Promise<OpinionWords> =>
  (await catalogues[lang]()).opinion;

export const useOpinionWords = (): OpinionWords | undefined => useLoadedWords(loadOpinionWords);
