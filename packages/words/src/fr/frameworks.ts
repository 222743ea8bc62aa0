import type { FrameworkWords } from '../frameworks.ts';

export const frameworks = {
  general: 'Analyse générale de la personnalité',
  mbti: 'MBTI',
  bigfive: 'Big Five',
  enneagram: 'Ennéagramme',
  darktraits: 'Traits sombres',
  'stanford-binet': 'Stanford-Binet',
  vocational: 'Motivation, métier et valeurs',
  'personality-structure': 'Structure complète de la personnalité',
  clinical: 'Clinique et psychopathologie',
  anxiety: 'Anxiété et humeur',
  evo: 'Psychologie EVO',
} satisfies FrameworkWords;
