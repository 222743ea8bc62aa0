import type { LensWords } from '../../lens-words.ts';

export const enneagram: Record<string, LensWords> = {
  types: {
    title: 'الأنماط التسعة',
    trademark: 'اسمان محميان: RHETI (معهد الإنياغرام)، Tritype (فوفر).',
    dimensions: {
      t1: { title: 'النمط 1 - المبادئ' },
      t2: { title: 'النمط 2 - العطاء' },
      t3: { title: 'النمط 3 - الإنجاز' },
      t4: { title: 'النمط 4 - التفرّد' },
      t5: { title: 'النمط 5 - التقصّي' },
      t6: { title: 'النمط 6 - الولاء' },
      t7: { title: 'النمط 7 - الحماسة' },
      t8: { title: 'النمط 8 - التحدّي' },
      t9: { title: 'النمط 9 - السلام' },
    },
  },
  instincts: {
    title: 'الغرائز',
    dimensions: {
      sp: { title: 'حفظ الذات' },
      so: { title: 'الغريزة الاجتماعية' },
      one: { title: 'العلاقة الثنائية', cannot: 'لا يتناول الحياة الجنسية أبدًا' },
    },
  },
};
