import type { OpinionWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../words/language.ts';

/** Loaded with the first second opinion. */
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

export function useOpinionWords(): OpinionWords | undefined {
  const lang = useLanguage();
  const [words, setWords] = useState<OpinionWords>();
  useEffect(() => {
    let isCurrent = true;
    void catalogues[lang]().then(({ opinion }) => isCurrent && setWords(opinion), console.error);
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return words;
}
