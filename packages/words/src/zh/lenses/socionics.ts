import type { LensWords } from '../../lens-words.ts';

export const socionics = {
  title: '社会人格学',
  dimensions: {},
} satisfies LensWords;
