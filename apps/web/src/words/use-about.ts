import type { FrameworkWords } from '@app/words/frameworks';
import type { Lang } from '@app/words/languages';
import { useLoadedWords } from './use-loaded-words.ts';

/** Loaded with the matrix, the only place that shows them. */
const catalogues: Record<Lang, () => Promise<{ about: FrameworkWords }>> = {
  en: () => import('virtual:framework-about'),
  es: () => import('@app/words/es/about'),
  fr: () => import('@app/words/fr/about'),
  de: () => import('@app/words/de/about'),
  pt: () => import('@app/words/pt/about'),
  ar: () => import('@app/words/ar/about'),
  zh: () => import('@app/words/zh/about'),
  ja: () => import('@app/words/ja/about'),
};

const loadAbout = async (lang: Lang): Promise<FrameworkWords> => (await catalogues[lang]()).about;

/** A sentence about each framework, once loaded. */
export const useAbout = (): FrameworkWords | undefined => useLoadedWords(loadAbout);
