import type { ValueWords } from '../../report-words.ts';

export const values = {
  strengths: ['見られない', 'かすか', 'ある程度', '明確', 'はっきり述べている'],
  symptoms: {
    denied: '否定している',
    points_away: '逆を指している',
    comes_near: '近いことを述べている',
    mentioned: '述べている',
    mentioned_often: 'たびたび述べている',
    mentioned_daily: '毎日のこととして述べている',
  },
  notSeen: '見られない',
  notRead: '読めず',
  twoPoints: '2 か所',
  thin: (value) => `${value}、根拠は少なめ`,
  leans: (pole) => `${pole}寄り`,
  clearly: (pole) => `はっきり${pole}寄り`,
  middle: '中ほど',
  open: '未定',
  toward: (pole, band) => `${pole}、${band}`,
  amounts: ['ほとんどない', '少し', 'ある程度', '多い', 'とても多い'],
  ofHundred: (position) => `100 のうち ${position}`,
} satisfies ValueWords;
