import type { LensWords } from '../../lens-words.ts';

export const gad7 = {
  title: 'GAD-7 的各个方面',
  trademark: 'GAD-7：辉瑞。',
  bands: { minimal: '极轻', mild: '轻度', moderate: '中度', severe: '重度' },
  dimensions: {
    nervous: { title: '紧张' },
    control: { title: '难以控制的担忧' },
    worry: { title: '对许多事的担忧' },
    relax: { title: '难以放松' },
    restless: { title: '坐立不安' },
    irritable: { title: '易烦躁' },
    dread: { title: '不祥之感' },
  },
} satisfies LensWords;
