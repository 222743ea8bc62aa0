import type { Lang } from '@app/words/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from './language.ts';

/**
 * The words of a part of the page in the visitor's language, once loaded. `load` is the same function at every render.
 * Without a network they come when it is back.
 */
export function useLoadedWords<Words>(load: (lang: Lang) => Promise<Words>): Words | undefined {
  const lang = useLanguage();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isCurrent = true;
    const get = (): void => void load(lang).then((loaded) => isCurrent && setWords(() => loaded), console.error);
    get();
    window.addEventListener('online', get);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', get);
    };
  }, [lang, load]);
  return words;
}
