import type { FrameworkNames } from '../frameworks.ts';

export const frameworks = {
  general: { label: 'Análise geral da personalidade' },
  mbti: { label: 'MBTI' },
  bigfive: { label: 'Big Five' },
  enneagram: { label: 'Eneagrama' },
  darktraits: { label: 'Traços sombrios', failed: 'traços sombrios' },
  'stanford-binet': { label: 'Stanford-Binet' },
  vocational: { label: 'Motivação, vocação e valores', short: 'Motivação', failed: 'motivação, vocação e valores' },
  'personality-structure': {
    label: 'Estrutura completa da personalidade',
    short: 'Estrutura da personalidade',
    failed: 'estrutura completa da personalidade',
  },
  clinical: { label: 'Clínica e psicopatologia', short: 'Clínica', failed: 'clínica e psicopatologia' },
  anxiety: { label: 'Ansiedade e humor', short: 'Ansiedade', failed: 'ansiedade e humor' },
  evo: { label: 'Psicologia EVO' },
} satisfies FrameworkNames;
