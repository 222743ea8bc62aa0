import type { LensWords } from '../../lens-words.ts';

export const mcclelland = {
  title: 'دوافع ماكليلاند',
  dimensions: {
    n_ach: { title: 'الحاجة إلى الإنجاز' },
    n_aff: { title: 'الحاجة إلى الانتماء' },
    n_pow: { title: 'الحاجة إلى النفوذ' },
  },
} satisfies LensWords;
