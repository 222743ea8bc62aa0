import { createFormat, type Format } from '@app/words/format';
import { directionOf, type Lang, langOf, tags } from '@app/words/languages';
import { useSyncExternalStore } from 'react';
import { pageCatalogues } from './catalogues.ts';
import { setStrings, strings } from './strings.ts';
import { LANGUAGE_KEY, wantedLanguage } from './wanted-language.ts';

let current: Lang = 'en';
const listeners = new Set<() => void>();

/**
 * Loads the words of the visitor's language. The first script brings English: there is nothing to wait for, and it
 * stands in for a language that cannot be loaded.
 */
export function loadWords(): Promise<void> | undefined {
  const lang = wantedLanguage();
  return lang === 'en' ? undefined : apply(lang).catch(console.error);
}

export async function chooseLanguage(lang: Lang): Promise<void> {
  await apply(lang);
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // The choice lasts as long as the page.
  }
}

export function currentLanguage(): Lang {
  return current;
}

/** Draws the caller anew when the language changes. */
export function useLanguage(): Lang {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** In the page's language, by the customs of the browser's region. */
export function pageFormat(): Format<Lang> {
  return createFormat(current, regionOf(current));
}

/** The browser's own locale where it is of this language: `de-AT`, not `de`. */
export function regionOf(lang: Lang): string {
  return navigator.languages.find((locale) => langOf(locale) === lang) ?? tags[lang];
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
