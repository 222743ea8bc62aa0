import type { LensWords } from '../../lens-words.ts';

export const instincts = {
  title: '本能',
  dimensions: {
    sp: { title: '自己保存' },
    so: { title: '社会' },
    one: { title: '一対一', cannot: '性生活のことは決して扱いません' },
  },
} satisfies LensWords;
