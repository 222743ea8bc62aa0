import type { LensWords } from '../../lens-words.ts';

export const keirsey = {
  title: 'Temperamente nach Keirsey',
  trademark: 'Der Keirsey Temperament Sorter und die Namen der Varianten gehören Keirsey.',
  dimensions: {},
} satisfies LensWords;
