import type { LensWords } from '../../lens-words.ts';

export const bai = {
  title: 'مجالات BAI',
  trademark: 'BAI: بيرسون؛ حقوق النشر محفوظة.',
  bands: { minimal: 'ضئيل', mild: 'خفيف', moderate: 'متوسط', severe: 'شديد' },
  dimensions: {
    subjective: { title: 'الإحساس بالخوف والرهبة' },
    neurophysiological: { title: 'دوار ورجفة وخدر وضعف ساقين', row: 'دوار ورجفة وخدر' },
    autonomic: { title: 'حرارة واحمرار وتعرّق وعسر هضم', row: 'حرارة وتعرّق' },
    panic: { title: 'خفقان القلب والنفَس وخوف الموت', row: 'الخفقان وضيق النفَس' },
  },
} satisfies LensWords;
