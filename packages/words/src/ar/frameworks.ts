import type { FrameworkWords } from '../frameworks.ts';

export const frameworks = {
  general: 'تحليل عام للشخصية',
  mbti: 'MBTI',
  bigfive: 'العوامل الخمسة الكبرى',
  enneagram: 'الإنياغرام',
  darktraits: 'السمات المظلمة',
  'stanford-binet': 'ستانفورد-بينيه',
  vocational: 'الدافعية والمهنة والقيم',
  'personality-structure': 'بنية الشخصية الشاملة',
  clinical: 'الإكلينيكي وعلم النفس المرضي',
  anxiety: 'القلق والمزاج',
  evo: 'علم نفس EVO',
} satisfies FrameworkWords;
