import type { FrameworkWords } from '../../frameworks.ts';

/** Headings of reports. */
export const titles = {
  general: 'Analyse générale de la personnalité',
  mbti: 'Analyse de style MBTI',
  bigfive: 'Analyse Big Five',
  enneagram: 'Analyse de l’ennéagramme',
  darktraits: 'Analyse des traits sombres',
  'stanford-binet': 'Raisonnement visible (regard Stanford-Binet)',
  vocational: 'Motivation, métier et valeurs',
  'personality-structure': 'Structure complète de la personnalité',
  clinical: 'Thèmes cliniques et psychopathologiques',
  anxiety: 'Thèmes d’anxiété et d’humeur',
  evo: 'Analyse de psychologie EVO',
} satisfies FrameworkWords;
