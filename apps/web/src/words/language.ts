import { createFormat, type Format } from '@app/words/format';
import { directionOf, type Lang, langOf, tags } from '@app/words/languages';
import { useSyncExternalStore } from 'react';
import { pageCatalogues } from './catalogues.ts';
import { setStrings, strings } from './strings.ts';

const KEY = 'language';

let current: Lang = 'en';
const listeners = new Set<() => void>();

/** Loads the words of the visitor's language. English stands in for a language that cannot be loaded. */
export async function loadWords(): Promise<void> {
  const lang = stored() ?? browserLang();
  await apply(lang).catch(() => apply('en'));
}

export async function chooseLanguage(lang: Lang): Promise<void> {
  await apply(lang);
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // The choice lasts as long as the page.
  }
}

export function currentLanguage(): Lang {
  return current;
}

/** Draws the caller anew when the language changes. */
export function useLanguage(): Lang {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** In the page's language, by the customs of the browser's region. */
export function pageFormat(): Format<Lang> {
  return createFormat(current, regionOf(current));
}

/** The browser's own locale where it is of this language: `de-AT`, not `de`. */
export function regionOf(lang: Lang): string {
  return navigator.languages.find((locale) => langOf(locale) === lang) ?? tags[lang];
}

/** The visitor's own choice of language, if there is one. */
export function stored(): Lang | undefined {
  try {
    return langOf(localStorage.getItem(KEY) ?? '');
  } catch {
    return undefined;
  }
}

async function apply(lang: Lang): Promise<void> {
  const { words } = await pageCatalogues[lang]();
  current = lang;
  setStrings(words);
  writeHead();
  for (const listener of listeners) listener();
}

function writeHead(): void {
  const { documentElement: html } = document;
  html.lang = tags[current];
  html.dir = directionOf(current);
  document.title = strings.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', strings.description);
}

function browserLang(): Lang {
  for (const locale of navigator.languages) {
    const lang = langOf(locale);
    if (lang) return lang;
  }
  return 'en';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
