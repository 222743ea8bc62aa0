import { type Lang, langOf } from '@app/words/languages';

export const LANGUAGE_KEY = 'language';

/** The visitor's choice, or the browser's first language that the page supports. */
export function wantedLanguage(): Lang {
  return storedLanguage() ?? navigator.languages.map(langOf).find((lang) => lang !== undefined) ?? 'en';
}

/** The visitor's choice of language, if there is one. */
export function storedLanguage(): Lang | undefined {
  try {
    return langOf(localStorage.getItem(LANGUAGE_KEY) ?? '');
  } catch {
    return undefined;
  }
}
