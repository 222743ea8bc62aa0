import type { FrameworkWords } from '../../frameworks.ts';

/** The headings of reports. */
export const titles = {
  general: 'تحليل الشخصية',
  mbti: 'تحليل على طريقة MBTI',
  bigfive: 'تحليل العوامل الخمسة الكبرى',
  enneagram: 'تحليل الإنياغرام',
  darktraits: 'تحليل السمات المظلمة',
  'stanford-binet': 'التفكير الظاهر (منظور ستانفورد-بينيه)',
  vocational: 'الدافعية والمهنة والقيم',
  'personality-structure': 'بنية الشخصية الشاملة',
  clinical: 'موضوعات إكلينيكية ونفسية مرضية',
  anxiety: 'موضوعات القلق والمزاج',
  evo: 'تحليل علم نفس EVO',
} satisfies FrameworkWords;
