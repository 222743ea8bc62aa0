import type { LensWords } from '../../lens-words.ts';

export const enneagram: Record<string, LensWords> = {
  types: {
    title: '九つのタイプ',
    trademark: 'RHETI（エニアグラム研究所）と Tritype（フォーヴル）は保護された名称です。',
    dimensions: {
      t1: { title: 'タイプ1 - 原則' },
      t2: { title: 'タイプ2 - 与える' },
      t3: { title: 'タイプ3 - 達成' },
      t4: { title: 'タイプ4 - 個性' },
      t5: { title: 'タイプ5 - 探究' },
      t6: { title: 'タイプ6 - 忠実' },
      t7: { title: 'タイプ7 - 熱中' },
      t8: { title: 'タイプ8 - 挑戦' },
      t9: { title: 'タイプ9 - 平和' },
    },
  },
  instincts: {
    title: '本能',
    dimensions: {
      sp: { title: '自己保存' },
      so: { title: '社会' },
      one: { title: '一対一', cannot: '性生活のことは決して扱いません' },
    },
  },
};
