import type { FrameworkWords } from '../frameworks.ts';

export const frameworks = {
  general: '一般人格分析',
  mbti: 'MBTI',
  bigfive: '大五人格',
  enneagram: '九型人格',
  darktraits: '黑暗特质',
  'stanford-binet': '斯坦福-比奈',
  vocational: '动机、职业与价值观',
  'personality-structure': '综合人格结构',
  clinical: '临床与精神病理',
  anxiety: '焦虑与情绪',
  evo: 'EVO 心理',
} satisfies FrameworkWords;
