import type { MirrorWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { currentLanguage } from '../../../words/language.ts';
import { useLoadedWords } from '../../../words/use-loaded-words.ts';

const catalogues: Record<Lang, () => Promise<{ mirror: MirrorWords }>> = {
  en: () => import('@app/words/en/mirror'),
  es: () => import('@app/words/es/mirror'),
  fr: () => import('@app/words/fr/mirror'),
  de: () => import('@app/words/de/mirror'),
  pt: () => import('@app/words/pt/mirror'),
  ar: () => import('@app/words/ar/mirror'),
  zh: () => import('@app/words/zh/mirror'),
  ja: () => import('@app/words/ja/mirror'),
};

/** Loaded with the dialog, so that it is not empty without a network. */
export const loadMirrorWords = async (lang: Lang = currentLanguage()): Promise<MirrorWords> =>
  (await catalogues[lang]()).mirror;

export const useMirrorWords = (): MirrorWords | undefined => useLoadedWords(loadMirrorWords);
