import type { LensWords } from '../../lens-words.ts';

export const enneagram: Record<string, LensWords> = {
  types: {
    title: '九种类型',
    trademark: 'RHETI（九型人格学院）与 Tritype（福弗尔）是受保护的名称。',
    dimensions: {
      t1: { title: '1号 - 重原则' },
      t2: { title: '2号 - 重付出' },
      t3: { title: '3号 - 重成就' },
      t4: { title: '4号 - 重独特' },
      t5: { title: '5号 - 重探究' },
      t6: { title: '6号 - 重忠诚' },
      t7: { title: '7号 - 重热情' },
      t8: { title: '8号 - 重挑战' },
      t9: { title: '9号 - 重和平' },
    },
  },
  instincts: {
    title: '本能',
    dimensions: {
      sp: { title: '自我保存' },
      so: { title: '社群' },
      one: { title: '一对一', cannot: '绝不涉及性生活' },
    },
  },
};
