import type { ErrorWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';

/** Loaded when a call fails. The response body carries the English message. */
export const errorCatalogues: Record<Exclude<Lang, 'en'>, () => Promise<{ errors: ErrorWords }>> = {
  es: () => import('@app/words/es/errors'),
  fr: () => import('@app/words/fr/errors'),
  de: () => import('@app/words/de/errors'),
  pt: () => import('@app/words/pt/errors'),
  ar: () => import('@app/words/ar/errors'),
  zh: () => import('@app/words/zh/errors'),
  ja: () => import('@app/words/ja/errors'),
};
