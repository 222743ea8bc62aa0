import type { LensWords } from '../../lens-words.ts';

export const socionics = {
  title: 'Sozionik',
  dimensions: {},
} satisfies LensWords;
