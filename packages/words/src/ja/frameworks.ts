import type { FrameworkWords } from '../frameworks.ts';

export const frameworks = {
  general: '一般的なパーソナリティ分析',
  mbti: 'MBTI',
  bigfive: 'ビッグファイブ',
  enneagram: 'エニアグラム',
  darktraits: 'ダークな特性',
  'stanford-binet': 'スタンフォード・ビネー',
  vocational: '動機・職業・価値観',
  'personality-structure': '総合的な性格の構造',
  clinical: '臨床・精神病理',
  anxiety: '不安・気分',
  evo: 'EVO 心理',
} satisfies FrameworkWords;
