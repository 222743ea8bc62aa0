import type { PictureDialogWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../words/language.ts';

/** Loaded with the first picture. */
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

export function usePictureWords(): PictureDialogWords | undefined {
  const lang = useLanguage();
  const [words, setWords] = useState<PictureDialogWords>();
  useEffect(() => {
    let isCurrent = true;
    void catalogues[lang]().then(({ picture }) => isCurrent && setWords(picture), console.error);
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return words;
}
