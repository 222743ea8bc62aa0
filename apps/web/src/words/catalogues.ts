import type { PageWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';

/** One file per language, loaded on demand; English is part of the first script. */
export const pageCatalogues: Record<Lang, () => Promise<{ words: PageWords }>> = {
  en: () => import('./english.ts'),
  es: () => import('@app/words/es/index'),
  fr: () => import('@app/words/fr/index'),
  de: () => import('@app/words/de/index'),
  pt: () => import('@app/words/pt/index'),
  ar: () => import('@app/words/ar/index'),
  zh: () => import('@app/words/zh/index'),
  ja: () => import('@app/words/ja/index'),
};
