import type { LensWords } from '../../lens-words.ts';

export const instincts = {
  title: '本能',
  dimensions: {
    sp: { title: '自我保存' },
    so: { title: '社群' },
    one: { title: '一对一', cannot: '绝不涉及性生活' },
  },
} satisfies LensWords;
