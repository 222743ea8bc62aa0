import type { MirrorWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../words/language.ts';

/** Loaded with the first questionnaire. */
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

export function useMirrorWords(): MirrorWords | undefined {
  const lang = useLanguage();
  const [words, setWords] = useState<MirrorWords>();
  useEffect(() => {
    let isCurrent = true;
    void catalogues[lang]().then(({ mirror }) => isCurrent && setWords(mirror), console.error);
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return words;
}
