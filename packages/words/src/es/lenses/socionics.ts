import type { LensWords } from '../../lens-words.ts';

export const socionics = {
  title: 'Sociónica',
  dimensions: {},
} satisfies LensWords;
