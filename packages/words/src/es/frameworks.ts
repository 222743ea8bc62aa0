import type { FrameworkNames } from '../frameworks.ts';

export const frameworks = {
  general: { label: 'Análisis general de la personalidad' },
  mbti: { label: 'MBTI' },
  bigfive: { label: 'Big Five' },
  enneagram: { label: 'Eneagrama' },
  darktraits: { label: 'Rasgos oscuros', failed: 'rasgos oscuros' },
  'stanford-binet': { label: 'Stanford-Binet' },
  vocational: {
    label: 'Motivación, vocación y valores',
    short: 'Motivación',
    failed: 'motivación, vocación y valores',
  },
  'personality-structure': {
    label: 'Estructura completa de la personalidad',
    short: 'Estructura de la personalidad',
    failed: 'estructura completa de la personalidad',
  },
  clinical: { label: 'Clínico y psicopatología', short: 'Clínico', failed: 'clínico y psicopatología' },
  anxiety: { label: 'Ansiedad y estado de ánimo', short: 'Ansiedad', failed: 'ansiedad y estado de ánimo' },
  evo: { label: 'Psicología EVO' },
} satisfies FrameworkNames;
