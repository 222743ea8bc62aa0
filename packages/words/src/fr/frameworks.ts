import type { FrameworkNames } from '../frameworks.ts';

export const frameworks = {
  general: { label: 'Analyse générale de la personnalité' },
  mbti: { label: 'MBTI' },
  bigfive: { label: 'Big Five' },
  enneagram: { label: 'Ennéagramme' },
  darktraits: { label: 'Traits sombres', failed: 'traits sombres' },
  'stanford-binet': { label: 'Stanford-Binet' },
  vocational: { label: 'Motivation, métier et valeurs', short: 'Motivation', failed: 'motivation, métier et valeurs' },
  'personality-structure': {
    label: 'Structure complète de la personnalité',
    short: 'Structure de la personnalité',
    failed: 'structure complète de la personnalité',
  },
  clinical: { label: 'Clinique et psychopathologie', short: 'Clinique', failed: 'clinique et psychopathologie' },
  anxiety: { label: 'Anxiété et humeur', short: 'Anxiété', failed: 'anxiété et humeur' },
  evo: { label: 'Psychologie EVO' },
} satisfies FrameworkNames;
