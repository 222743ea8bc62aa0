import type { Lang } from './languages.ts';

type StatementSource = { source: string; isValidated: boolean };

/**
 * Where the wording of the twenty statements comes from. Only the English wording is the published one, with "I" put
 * before it; no translation has been checked against people's answers in this wording.
 */
export const statementSources: Record<Lang, StatementSource> = {
  en: { source: 'Donnellan et al. 2006, ipip.ori.org/MiniIPIPKey.htm', isValidated: true },
  es: { source: 'after A. Martínez-Molina & V. B. Arias, without forms of gender', isValidated: false },
  fr: { source: 'after K. Gibson & C. Boucher, written anew', isValidated: false },
  de: { source: 'after F. Ostendorf, with “Ich”', isValidated: false },
  pt: { source: 'own translation', isValidated: false },
  ar: { source: 'own translation', isValidated: false },
  zh: { source: 'after S.-C. Jhu, in simplified characters', isValidated: false },
  ja: { source: 'after M. Nakayama, six of twenty written anew', isValidated: false },
};
