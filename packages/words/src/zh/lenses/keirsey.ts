import type { LensWords } from '../../lens-words.ts';

export const keirsey = {
  title: '凯尔西气质',
  trademark: 'Keirsey Temperament Sorter 与各变体名称归凯尔西所有。',
  dimensions: {},
} satisfies LensWords;
