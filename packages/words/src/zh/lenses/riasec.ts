import type { LensWords } from '../../lens-words.ts';

export const riasec = {
  title: '霍兰德兴趣',
  trademark: 'Self-Directed Search 归 PAR 所有；Strong Interest Inventory 归迈尔斯-布里格斯公司所有。',
  dimensions: {
    realistic: { title: '现实型' },
    investigative: { title: '研究型' },
    artistic: { title: '艺术型' },
    social: { title: '社会型' },
    enterprising: { title: '企业型' },
    conventional: { title: '常规型' },
  },
} satisfies LensWords;
