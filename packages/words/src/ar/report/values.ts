import type { ValueWords } from '../../report-words.ts';

export const values = {
  strengths: ['بلا أثر ظاهر', 'أثر خافت', 'بعض الأثر', 'أثر واضح', 'قول صريح'],
  symptoms: {
    denied: 'نفي صريح',
    points_away: 'إشارة إلى العكس',
    comes_near: 'ذكر قريب',
    mentioned: 'ذكر صريح',
    mentioned_often: 'ذكر متكرر',
    mentioned_daily: 'ذكر كأمر يومي',
  },
  notSeen: 'بلا أثر ظاهر',
  notRead: 'بلا قراءة',
  twoPoints: 'نقطتان',
  thin: (value) => `${value}، بسند قليل`,
  leans: (pole) => `أقرب إلى ${pole}`,
  clearly: (pole) => `أقرب بوضوح إلى ${pole}`,
  middle: 'في الوسط',
  open: 'بلا حسم',
  toward: (pole, band) => `${pole}، ${band}`,
  amounts: ['يكاد لا يظهر', 'قليل', 'بعض الشيء', 'كثير', 'كثير جدًا'],
  ofHundred: (position) => `${position} من 100`,
} satisfies ValueWords;
