import type { LensWords } from '../../lens-words.ts';

export const onet = {
  title: 'قيم العمل',
  dimensions: {
    wv_achievement: { title: 'الإنجاز' },
    wv_independence: { title: 'الاستقلال' },
    wv_recognition: { title: 'التقدير' },
    wv_relationships: { title: 'العلاقات' },
    wv_support: { title: 'المساندة' },
    wv_conditions: { title: 'ظروف العمل' },
  },
} satisfies LensWords;
