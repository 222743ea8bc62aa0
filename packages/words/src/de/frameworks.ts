import type { FrameworkWords } from '../frameworks.ts';

export const frameworks = {
  general: 'Allgemeine Persönlichkeitsanalyse',
  mbti: 'MBTI',
  bigfive: 'Big Five',
  enneagram: 'Enneagramm',
  darktraits: 'Dunkle Züge',
  'stanford-binet': 'Stanford-Binet',
  vocational: 'Motivation, Beruf und Werte',
  'personality-structure': 'Gesamte Persönlichkeitsstruktur',
  clinical: 'Klinische Psychologie und Psychopathologie',
  anxiety: 'Angst und Stimmung',
  evo: 'EVO-Psychologie',
} satisfies FrameworkWords;
