import type { PictureDialogWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { currentLanguage } from '../../../words/language.ts';
import { useLoadedWords } from '../../../words/use-loaded-words.ts';

const catalogues: Record<Lang, () => Promise<{ picture: PictureDialogWords }>> = {
  en: () => import('@app/words/en/picture'),
  es: () => import('@app/words/es/picture'),
  fr: () => import('@app/words/fr/picture'),
  de: () => import('@app/words/de/picture'),
  pt: () => import('@app/words/pt/picture'),
  ar: () => import('@app/words/ar/picture'),
  zh: () => import('@app/words/zh/picture'),
  ja: () => import('@app/words/ja/picture'),
};

/** Loaded with the dialog, so that it is not empty without a network. */
export const loadPictureWords = async (lang: Lang = currentLanguage()): Promise<PictureDialogWords> =>
  (await catalogues[lang]()).picture;

export const usePictureWords = (): PictureDialogWords | undefined => useLoadedWords(loadPictureWords);
