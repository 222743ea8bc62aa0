import { expect, test } from 'vitest';
import { pageLocale } from './page-locale.ts';

test.for([
  ['de', ['de-AT', 'en'], false, 'de-AT'],
  ['de', ['it-IT', 'de-DE'], false, 'de-DE'],
  ['de', ['en-US', 'en'], true, 'de-US'],
  ['pt', ['zh-Hant-TW'], true, 'pt-TW'],
  ['fr', ['es-419'], true, 'fr'],
  ['fr', ['de'], true, 'fr'],
  ['en', ['de-DE', 'en-GB'], true, 'en-GB'],
  ['en', ['hi-IN'], false, 'hi-IN'],
  ['en', ['hi-IN'], true, 'en-IN'],
  ['en', [], false, 'en'],
] as const)('a page in %s with a browser in %j, chosen: %s, has the locale %s', ([page, browser, isChosen, said]) => {
  expect(pageLocale(page, browser, isChosen)).toBe(said);
});
