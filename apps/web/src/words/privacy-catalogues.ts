import type { PrivacyWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';

/** Loaded with the privacy page only. */
export const privacyCatalogues: Record<Lang, () => Promise<{ privacy: PrivacyWords }>> = {
  en: () => import('@app/words/en/privacy'),
  es: () => import('@app/words/es/privacy'),
  fr: () => import('@app/words/fr/privacy'),
  de: () => import('@app/words/de/privacy'),
  pt: () => import('@app/words/pt/privacy'),
  ar: () => import('@app/words/ar/privacy'),
  zh: () => import('@app/words/zh/privacy'),
  ja: () => import('@app/words/ja/privacy'),
};
