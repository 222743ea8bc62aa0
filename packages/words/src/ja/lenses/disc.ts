import type { LensWords } from '../../lens-words.ts';

export const disc = {
  title: 'DISC',
  trademark: 'DISC モデルはパブリックドメインです。「DiSC」と「Everything DiSC」はワイリーの商標です。',
  dimensions: {
    pace: { title: 'ペース', low: '受容', high: '主張' },
    focus: { title: '関心の向き', low: '課題', high: '人' },
  },
} satisfies LensWords;
