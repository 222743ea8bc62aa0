import type { LensWords } from '../../lens-words.ts';

export const keirsey = {
  title: 'Temperamentos de Keirsey',
  trademark: 'Keirsey Temperament Sorter y los nombres de las variantes son de Keirsey.',
  dimensions: {},
} satisfies LensWords;
