import { type Lang, langOf } from '@app/words/languages';

/**
 * The page's language with the browser's region, where it has one: `de-AT`. Nobody chose English where a browser's
 * language is none of ours: then it is said itself, since the help card knows languages that the page does not.
 */
export function pageLocale(page: Lang, browser: readonly string[], isChosen: boolean): string {
  const [first = ''] = browser;
  if (!isChosen && page === 'en' && first && !langOf(first)) return first;
  const region = /-[A-Z]{2}\b/.exec(first)?.[0] ?? '';
  return browser.find((locale) => langOf(locale) === page) ?? page + region;
}
