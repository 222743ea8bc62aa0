import { type Lang, langOf } from '@app/words/languages';

/**
 * The page's language with the browser's region if it has one: `de-AT`. If the page is English only because it lacks
 * the browser's language, this returns the browser's language, since the crisis card supports more languages than the
 * page.
 */
export function pageLocale(page: Lang, browser: readonly string[], isChosen: boolean): string {
  const [first = ''] = browser;
  if (!isChosen && page === 'en' && first && !langOf(first)) return first;
  const region = /-[A-Z]{2}\b/.exec(first)?.[0] ?? '';
  return browser.find((locale) => langOf(locale) === page) ?? page + region;
}
