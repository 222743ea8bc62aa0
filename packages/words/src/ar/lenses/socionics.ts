import type { LensWords } from '../../lens-words.ts';

export const socionics = {
  title: 'السوسيونيكا',
  dimensions: {},
} satisfies LensWords;
