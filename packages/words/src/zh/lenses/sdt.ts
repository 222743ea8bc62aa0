import type { LensWords } from '../../lens-words.ts';

export const sdt = {
  title: '自我决定理论',
  dimensions: {
    autonomy: { title: '自主', low: '受挫', high: '满足' },
    competence: { title: '胜任', low: '受挫', high: '满足' },
    relatedness: { title: '归属', low: '受挫', high: '满足' },
  },
} satisfies LensWords;
