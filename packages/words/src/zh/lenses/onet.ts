import type { LensWords } from '../../lens-words.ts';

export const onet = {
  title: '工作价值观',
  dimensions: {
    wv_achievement: { title: '成就' },
    wv_independence: { title: '独立' },
    wv_recognition: { title: '认可' },
    wv_relationships: { title: '人际关系' },
    wv_support: { title: '支持' },
    wv_conditions: { title: '工作条件' },
  },
} satisfies LensWords;
