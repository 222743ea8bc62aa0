import type { LensWords } from '../../lens-words.ts';

export const instincts = {
  title: 'الغرائز',
  dimensions: {
    sp: { title: 'حفظ الذات' },
    so: { title: 'الغريزة الاجتماعية' },
    one: { title: 'العلاقة الثنائية', cannot: 'لا يتناول الحياة الجنسية أبدًا' },
  },
} satisfies LensWords;
