import type { LensWords } from '../../lens-words.ts';

export const socionics = {
  title: 'Socionique',
  dimensions: {},
} satisfies LensWords;
