import type { LensWords } from '../../lens-words.ts';

export const socionics = {
  title: 'Sociônica',
  dimensions: {},
} satisfies LensWords;
