import type { StateWords } from '@app/words/catalogue';
import { useEffect, useState } from 'react';
import { useLanguage } from './language.ts';
import { loadStates } from './state-catalogues.ts';

/** The strings for shared pages, closed links and failures, once loaded. */
export function useStates(): StateWords | undefined {
  const lang = useLanguage();
  const [words, setWords] = useState<StateWords>();
  useEffect(() => {
    let isCurrent = true;
    void loadStates(lang).then((loaded) => isCurrent && setWords(loaded), console.error);
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return words;
}
