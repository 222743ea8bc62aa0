import type { VisitorLocale } from '@app/contract/visitor-locale';
import { currentLanguage } from '../words/language.ts';
import { storedLanguage } from '../words/wanted-language.ts';
import { pageLocale } from './page-locale.ts';

/**
 * In which words a report is written where the material does not tell, and in which words and with whose numbers a help
 * card would be; the network address is never asked.
 */
export function visitorLocale(): VisitorLocale {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { language: pageLocale(currentLanguage(), navigator.languages, storedLanguage() !== undefined), timeZone };
}
