import type { LensWords } from '../../lens-words.ts';

export const keirsey = {
  title: 'Temperamentos de Keirsey',
  trademark: 'Keirsey Temperament Sorter e os nomes das variantes pertencem a Keirsey.',
  dimensions: {},
} satisfies LensWords;
