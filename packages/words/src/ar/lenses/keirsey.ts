import type { LensWords } from '../../lens-words.ts';

export const keirsey = {
  title: 'أمزجة كيرسي',
  trademark: 'Keirsey Temperament Sorter وأسماء الأنماط الفرعية ملك لكيرسي.',
  dimensions: {},
} satisfies LensWords;
