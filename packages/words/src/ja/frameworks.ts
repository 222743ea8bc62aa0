import type { FrameworkNames } from '../frameworks.ts';

export const frameworks = {
  general: { label: '一般的なパーソナリティ分析' },
  mbti: { label: 'MBTI' },
  bigfive: { label: 'ビッグファイブ' },
  enneagram: { label: 'エニアグラム' },
  darktraits: { label: 'ダークな特性' },
  'stanford-binet': { label: 'スタンフォード・ビネー' },
  vocational: { label: '動機・職業・価値観', short: '動機づけ' },
  'personality-structure': { label: '総合的な性格の構造', short: '性格の構造' },
  clinical: { label: '臨床・精神病理', short: '臨床' },
  anxiety: { label: '不安・気分', short: '不安' },
  evo: { label: 'EVO 心理' },
} satisfies FrameworkNames;
