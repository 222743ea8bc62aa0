import type { FrameworkWords } from '../../frameworks.ts';

/** The headings of reports. */
export const titles = {
  general: 'Análise da personalidade',
  mbti: 'Análise no estilo MBTI',
  bigfive: 'Análise Big Five',
  enneagram: 'Análise do eneagrama',
  darktraits: 'Análise dos traços sombrios',
  'stanford-binet': 'Raciocínio visível (olhar Stanford-Binet)',
  vocational: 'Motivação, vocação e valores',
  'personality-structure': 'Estrutura completa da personalidade',
  clinical: 'Temas de clínica e psicopatologia',
  anxiety: 'Temas de ansiedade e humor',
  evo: 'Análise de psicologia EVO',
} satisfies FrameworkWords;
