import type { VisitorLocale } from '@app/contract/visitor-locale';

/** In which words and with whose numbers a help card would be written; the network address is never asked. */
export function visitorLocale(): VisitorLocale {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { language: navigator.language, timeZone };
}
