import type { VisitorLocale } from '@app/contract/visitor-locale';
import { currentLanguage } from '../words/language.ts';
import { storedLanguage } from '../words/wanted-language.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Decides the language of a report whose material does not determine it, and the language and phone numbers of a help
 * card. The IP address is never used.
 */
export function visitorLocale(): VisitorLocale {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { language: pageLocale(currentLanguage(), navigator.languages, storedLanguage() !== undefined), timeZone };
}
