import type { FrameworkWords } from '../../frameworks.ts';

/** Headings of reports. */
export const titles = {
  general: 'Allgemeine Persönlichkeitsanalyse',
  mbti: 'Analyse nach Art des MBTI',
  bigfive: 'Big-Five-Analyse',
  enneagram: 'Enneagramm-Analyse',
  darktraits: 'Analyse dunkler Züge',
  'stanford-binet': 'Sichtbares Denken (Blick des Stanford-Binet)',
  vocational: 'Motivation, Beruf und Werte',
  'personality-structure': 'Gesamte Persönlichkeitsstruktur',
  clinical: 'Klinische und psychopathologische Themen',
  anxiety: 'Themen von Angst und Stimmung',
  evo: 'EVO-psychologische Analyse',
} satisfies FrameworkWords;
