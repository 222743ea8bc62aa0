import type { FrameworkWords } from '@app/words/frameworks';
import type { Lang } from '@app/words/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from './language.ts';

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

/** A sentence about each framework, once loaded. */
export function useAbout(): FrameworkWords | undefined {
  const lang = useLanguage();
  const [loaded, setLoaded] = useState<FrameworkWords>();
  useEffect(() => {
    let isCurrent = true;
    void catalogues[lang]().then(({ about }) => isCurrent && setLoaded(about), console.error);
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return loaded;
}
