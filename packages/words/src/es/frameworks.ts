import type { FrameworkWords } from '../frameworks.ts';

export const frameworks = {
  general: 'Análisis general de la personalidad',
  mbti: 'MBTI',
  bigfive: 'Big Five',
  enneagram: 'Eneagrama',
  darktraits: 'Rasgos oscuros',
  'stanford-binet': 'Stanford-Binet',
  vocational: 'Motivación, vocación y valores',
  'personality-structure': 'Estructura completa de la personalidad',
  clinical: 'Clínico y psicopatología',
  anxiety: 'Ansiedad y estado de ánimo',
  evo: 'Psicología EVO',
} satisfies FrameworkWords;
