import type { InterviewWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { useEffect, useState } from 'react';
import { currentLanguage, useLanguage } from '../../../words/language.ts';

const catalogues: Record<Lang, () => Promise<{ interview: InterviewWords }>> = {
  en: () => import('@app/words/en/interview'),
  es: () => import('@app/words/es/interview'),
  fr: () => import('@app/words/fr/interview'),
  de: () => import('@app/words/de/interview'),
  pt: () => import('@app/words/pt/interview'),
  ar: () => import('@app/words/ar/interview'),
  zh: () => import('@app/words/zh/interview'),
  ja: () => import('@app/words/ja/interview'),
};

/** Loaded with the room, so that the bank can go on without a network. */
export const loadInterviewWords = async (): Promise<InterviewWords> =>
  (await catalogues[currentLanguage()]()).interview;

export function useInterviewWords(): InterviewWords | undefined {
  const lang = useLanguage();
  const [words, setWords] = useState<InterviewWords>();
  useEffect(() => {
    let isCurrent = true;
    void catalogues[lang]().then(({ interview }) => isCurrent && setWords(interview), console.error);
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return words;
}
