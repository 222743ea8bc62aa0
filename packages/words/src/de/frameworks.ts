import type { FrameworkNames } from '../frameworks.ts';

export const frameworks = {
  general: { label: 'Allgemeine Persönlichkeitsanalyse' },
  mbti: { label: 'MBTI' },
  bigfive: { label: 'Big Five' },
  enneagram: { label: 'Enneagramm' },
  darktraits: { label: 'Dunkle Züge' },
  'stanford-binet': { label: 'Stanford-Binet' },
  vocational: { label: 'Motivation, Beruf und Werte', short: 'Motivation', failed: 'Motivation, Beruf, Werte' },
  'personality-structure': { label: 'Gesamte Persönlichkeitsstruktur', short: 'Persönlichkeitsstruktur' },
  clinical: { label: 'Klinische Psychologie und Psychopathologie', short: 'Klinisch', failed: 'Klinisch' },
  anxiety: { label: 'Angst und Stimmung', short: 'Angst' },
  evo: { label: 'EVO-Psychologie' },
} satisfies FrameworkNames;
