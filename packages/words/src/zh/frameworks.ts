import type { FrameworkNames } from '../frameworks.ts';

export const frameworks = {
  general: { label: '一般人格分析' },
  mbti: { label: 'MBTI' },
  bigfive: { label: '大五人格' },
  enneagram: { label: '九型人格' },
  darktraits: { label: '黑暗特质' },
  'stanford-binet': { label: '斯坦福-比奈' },
  vocational: { label: '动机、职业与价值观', short: '动机' },
  'personality-structure': { label: '综合人格结构', short: '人格结构' },
  clinical: { label: '临床与精神病理', short: '临床' },
  anxiety: { label: '焦虑与情绪', short: '焦虑' },
  evo: { label: 'EVO 心理' },
} satisfies FrameworkNames;
