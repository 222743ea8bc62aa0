import type { LensWords } from '../../lens-words.ts';

export const schwartz10 = {
  title: 'قيم شوارتز الأساسية',
  trademark: 'PVQ: لا يُستخدم إلا بإذن من المؤلف.',
  dimensions: {
    self_direction: { title: 'التوجيه الذاتي' },
    stimulation: { title: 'الإثارة' },
    hedonism: { title: 'المتعة' },
    achievement: { title: 'الإنجاز' },
    power: { title: 'السلطة' },
    security: { title: 'الأمن' },
    conformity: { title: 'المسايرة' },
    tradition: { title: 'التقاليد' },
    benevolence: { title: 'الإحسان' },
    universalism: { title: 'العالمية' },
  },
} satisfies LensWords;
