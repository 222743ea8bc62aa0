import type { LensWords } from '../../lens-words.ts';

export const socionics = {
  title: 'ソシオニクス',
  dimensions: {},
} satisfies LensWords;
