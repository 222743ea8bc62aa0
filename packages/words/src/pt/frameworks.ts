import type { FrameworkWords } from '../frameworks.ts';

export const frameworks = {
  general: 'Análise geral da personalidade',
  mbti: 'MBTI',
  bigfive: 'Big Five',
  enneagram: 'Eneagrama',
  darktraits: 'Traços sombrios',
  'stanford-binet': 'Stanford-Binet',
  vocational: 'Motivação, vocação e valores',
  'personality-structure': 'Estrutura completa da personalidade',
  clinical: 'Clínica e psicopatologia',
  anxiety: 'Ansiedade e humor',
  evo: 'Psicologia EVO',
} satisfies FrameworkWords;
