import { type Lang, langOf } from '@app/words/languages';
import { readStored } from '../lib/storage.ts';

export const LANGUAGE_KEY = 'language';

/** The visitor's choice, or the browser's first language that the page supports. */
export function wantedLanguage(): Lang {
  return storedLanguage() ?? navigator.languages.map(langOf).find((lang) => lang !== undefined) ?? 'en';
}

/** The visitor's choice of language, if there is one. */
export const storedLanguage = (): Lang | undefined => langOf(readStored(LANGUAGE_KEY) ?? '');
