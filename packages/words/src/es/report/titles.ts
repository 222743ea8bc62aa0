import type { FrameworkWords } from '../../frameworks.ts';

/** Headings of reports. */
export const titles = {
  general: 'Análisis general de la personalidad',
  mbti: 'Análisis al estilo MBTI',
  bigfive: 'Análisis Big Five',
  enneagram: 'Análisis del eneagrama',
  darktraits: 'Análisis de rasgos oscuros',
  'stanford-binet': 'Razonamiento a la vista (mirada Stanford-Binet)',
  vocational: 'Motivación, vocación y valores',
  'personality-structure': 'Estructura completa de la personalidad',
  clinical: 'Temas clínicos y de psicopatología',
  anxiety: 'Temas de ansiedad y estado de ánimo',
  evo: 'Análisis de psicología EVO',
} satisfies FrameworkWords;
