import { createFormat, type Formatter } from '@app/words/format';
import { directionOf, type Lang, langOf, tags } from '@app/words/languages';
import { useSyncExternalStore } from 'react';
import { writeStored } from '../lib/storage.ts';
import { pageCatalogues } from './catalogues.ts';
import { setStrings, strings } from './strings.ts';
import { LANGUAGE_KEY, wantedLanguage } from './wanted-language.ts';

let current: Lang = 'en';
const listeners = new Set<() => void>();

/**
 * Loads the strings of the visitor's language. English is in the first script, so it needs no loading and is the
 * fallback for a language that cannot be loaded.
 */
export function loadWords(): Promise<void> | undefined {
  const lang = wantedLanguage();
  return lang === 'en' ? undefined : apply(lang).catch(console.error);
}

export async function chooseLanguage(lang: Lang): Promise<void> {
  await apply(lang);
  writeStored(LANGUAGE_KEY, lang);
}

export function currentLanguage(): Lang {
  return current;
}

/** Re-renders the caller when the language changes. */
export function useLanguage(): Lang {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** Formats in the page's language with the conventions of the browser's region. */
export function pageFormat(): Formatter<Lang> {
  return createFormat(current, regionOf(current));
}

/** The browser's own locale if it has this language: `de-AT`, not `de`. */
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
