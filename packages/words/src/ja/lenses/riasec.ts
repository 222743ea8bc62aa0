import type { LensWords } from '../../lens-words.ts';

export const riasec = {
  title: 'ホランドの興味',
  trademark: 'Self-Directed Search は PAR、Strong Interest Inventory はマイヤーズ・ブリッグス社のものです。',
  dimensions: {
    realistic: { title: '現実的' },
    investigative: { title: '研究的' },
    artistic: { title: '芸術的' },
    social: { title: '社会的' },
    enterprising: { title: '企業的' },
    conventional: { title: '慣習的' },
  },
} satisfies LensWords;
