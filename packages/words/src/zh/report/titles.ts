import type { FrameworkWords } from '../../frameworks.ts';

/** The headings of reports. */
export const titles = {
  general: '人格分析',
  mbti: 'MBTI 式分析',
  bigfive: '大五人格分析',
  enneagram: '九型人格分析',
  darktraits: '黑暗特质分析',
  'stanford-binet': '可见的推理（斯坦福-比奈视角）',
  vocational: '动机、职业与价值观',
  'personality-structure': '综合人格结构',
  clinical: '临床与精神病理主题',
  anxiety: '焦虑与情绪主题',
  evo: 'EVO 心理分析',
} satisfies FrameworkWords;
