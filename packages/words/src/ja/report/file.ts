import type { FileWords } from '../../report-words.ts';
import { assessments } from '../assessments.ts';

export const file = {
  title: 'パーソナリティ分析',
  eyebrow: 'AI モデルが書いたもの',
  footer: 'AI モデルが書いたものです。一つの素材の読み取りで、診断ではありません。',
  description: 'AI 生成：AI モデルが一つの素材から書いたものです。診断ではありません。',
  keywords: ['AI 生成', 'パーソナリティ分析'],
  model: 'AI モデル',
  numberedModel: assessments.models.name,
  author: (model) => `AI モデル（${model}）`,
  contents: '目次',
  page: (page, pages) => `${page} / ${pages} ページ`,
  cut: '分析が一つのファイルに収まる長さを超えたため、ここで終わります。作成した場所では最後まで読めます。',
} satisfies FileWords;
