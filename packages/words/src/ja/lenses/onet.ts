import type { LensWords } from '../../lens-words.ts';

export const onet = {
  title: '仕事の価値観',
  dimensions: {
    wv_achievement: { title: '達成' },
    wv_independence: { title: '独立' },
    wv_recognition: { title: '承認' },
    wv_relationships: { title: '人間関係' },
    wv_support: { title: '支援' },
    wv_conditions: { title: '労働条件' },
  },
} satisfies LensWords;
