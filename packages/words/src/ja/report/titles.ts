import type { FrameworkWords } from '../../frameworks.ts';

/** The headings of reports. */
export const titles = {
  general: 'パーソナリティ分析',
  mbti: 'MBTI 風の分析',
  bigfive: 'ビッグファイブ分析',
  enneagram: 'エニアグラム分析',
  darktraits: 'ダークな特性の分析',
  'stanford-binet': '見えている推論（スタンフォード・ビネーの視点）',
  vocational: '動機・職業・価値観',
  'personality-structure': '総合的な性格の構造',
  clinical: '臨床・精神病理のテーマ',
  anxiety: '不安・気分のテーマ',
  evo: 'EVO 心理の分析',
} satisfies FrameworkWords;
