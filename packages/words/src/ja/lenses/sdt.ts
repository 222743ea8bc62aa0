import type { LensWords } from '../../lens-words.ts';

export const sdt = {
  title: '自己決定理論',
  dimensions: {
    autonomy: { title: '自律性', low: '不満足', high: '満足' },
    competence: { title: '有能感', low: '不満足', high: '満足' },
    relatedness: { title: '関係性', low: '不満足', high: '満足' },
  },
} satisfies LensWords;
