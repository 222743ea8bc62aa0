import type { TableWords } from '../../lens-words.ts';

export const tables = {
  /** Fields, not people: they show nothing of the gender of the reader. */
  temperaments: { artisan: 'الحِرفة', guardian: 'الحراسة', idealist: 'المثالية', rational: 'العقلانية' },
  variants: {
    ESTP: 'الترويج',
    ISTP: 'الصناعة اليدوية',
    ESFP: 'الأداء',
    ISFP: 'التأليف الموسيقي',
    ESTJ: 'الإشراف',
    ISTJ: 'التفتيش',
    ESFJ: 'الإعالة',
    ISFJ: 'الحماية',
    ENFJ: 'التعليم',
    INFJ: 'المشورة',
    ENFP: 'المناصرة',
    INFP: 'المداواة',
    ENTJ: 'القيادة الميدانية',
    INTJ: 'التدبير',
    ENTP: 'الاختراع',
    INTP: 'العمارة',
  },
  discStyles: { d: 'الهيمنة', i: 'التأثير', s: 'الثبات', c: 'يقظة الضمير' },
  media: { presented: 'ما هو معروض للعين', maker: { image: 'الصورة بوصفها اختيارًا', video: 'المقطع بوصفه اختيارًا' } },
  globals: {
    extraversion: 'الانبساطية',
    anxiety: 'القلق',
    tough_mindedness: 'الصلابة',
    independence: 'الاستقلالية',
    self_control: 'ضبط الذات',
  },
} satisfies TableWords;
