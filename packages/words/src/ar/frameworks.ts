import type { FrameworkNames } from '../frameworks.ts';

export const frameworks = {
  general: { label: 'تحليل عام للشخصية' },
  mbti: { label: 'MBTI' },
  bigfive: { label: 'العوامل الخمسة الكبرى', short: 'العوامل الخمسة', failed: 'العوامل الخمسة' },
  enneagram: { label: 'الإنياغرام' },
  darktraits: { label: 'السمات المظلمة' },
  'stanford-binet': { label: 'ستانفورد-بينيه' },
  vocational: { label: 'الدافعية والمهنة والقيم', short: 'الدافعية' },
  'personality-structure': { label: 'بنية الشخصية الشاملة', short: 'بنية الشخصية' },
  clinical: { label: 'الإكلينيكي وعلم النفس المرضي', short: 'إكلينيكي' },
  anxiety: { label: 'القلق والمزاج', short: 'القلق' },
  evo: { label: 'علم نفس EVO' },
} satisfies FrameworkNames;
