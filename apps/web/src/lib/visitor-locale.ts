import type { VisitorLocale } from '@app/contract/visitor-locale';
import { regionOf, stored } from '../words/language.ts';

/**
 * In which words and with whose numbers a help card would be written; the network address is never asked.
 * The card knows languages that the page does not: only a language the visitor chose outdoes the browser's.
 */
export function visitorLocale(): VisitorLocale {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const chosen = stored();
  return { language: chosen ? regionOf(chosen) : navigator.language, timeZone };
}
