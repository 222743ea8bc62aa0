import type { LensWords } from '../../lens-words.ts';

export const keirsey = {
  title: 'Tempéraments de Keirsey',
  trademark: 'Keirsey Temperament Sorter et les noms des variantes appartiennent à Keirsey.',
  dimensions: {},
} satisfies LensWords;
