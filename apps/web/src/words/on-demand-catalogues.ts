// Loads the texts most visits never need: shared pages, closed links, failures, updates, the dialog of a full text box.
import type { StateWords } from '@app/words/catalogue';
import type { Lang } from '@app/words/languages';
import { currentLanguage } from './language.ts';

const catalogues: Record<Lang, () => Promise<{ states: StateWords }>> = {
  en: () => import('@app/words/en/states'),
  es: () => import('@app/words/es/states'),
  fr: () => import('@app/words/fr/states'),
  de: () => import('@app/words/de/states'),
  pt: () => import('@app/words/pt/states'),
  ar: () => import('@app/words/ar/states'),
  zh: () => import('@app/words/zh/states'),
  ja: () => import('@app/words/ja/states'),
};

export async function loadStates(lang: Lang = currentLanguage()): Promise<StateWords> {
  return (await catalogues[lang]()).states;
}
