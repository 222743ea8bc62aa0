import type { LensWords } from '../../lens-words.ts';

export const phq9 = {
  title: 'مجالات PHQ-9',
  trademark: 'PHQ-9: فايزر.',
  bands: {
    none_minimal: 'لا شيء أو ضئيل',
    mild: 'خفيف',
    moderate: 'متوسط',
    moderately_severe: 'متوسط إلى شديد',
    severe: 'شديد',
  },
  dimensions: {
    interest: { title: 'فقدان الاهتمام' },
    mood: { title: 'انخفاض المزاج' },
    sleep: { title: 'النوم' },
    energy: { title: 'الطاقة' },
    appetite: { title: 'الشهية' },
    self_worth: { title: 'تقدير الذات' },
    concentration: { title: 'التركيز' },
    psychomotor: { title: 'البطء أو التململ' },
    self_harm: {
      title: 'أفكار عن الموت أو إيذاء النفس',
      row: 'الموت أو إيذاء النفس',
      cannot: 'لا تُقدَّر ولا تُقتبس هنا أبدًا: إن كانت هذه الأفكار حاضرة، فمن المهم التحدث إلى طبيب أو إلى خط للدعم النفسي',
    },
  },
} satisfies LensWords;
