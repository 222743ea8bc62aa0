import type { LensWords } from '../../lens-words.ts';

export const keirsey = {
  title: 'カーシーの気質',
  trademark: 'Keirsey Temperament Sorter と各型の名称はカーシーのものです。',
  dimensions: {},
} satisfies LensWords;
