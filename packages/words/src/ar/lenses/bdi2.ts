import type { LensWords } from '../../lens-words.ts';

export const bdi2 = {
  title: 'مجالات BDI-II',
  trademark: 'BDI-II: بيرسون؛ حقوق النشر محفوظة. أسماء المجالات فقط.',
  bands: { minimal: 'ضئيل', mild: 'خفيف', moderate: 'متوسط', severe: 'شديد' },
  dimensions: {
    sadness: { title: 'الحزن' },
    pessimism: { title: 'التشاؤم' },
    past_failure: { title: 'إخفاقات الماضي' },
    loss_of_pleasure: { title: 'فقدان المتعة' },
    guilt: { title: 'الذنب' },
    punishment: { title: 'الشعور بالعقاب' },
    self_dislike: { title: 'عدم حب الذات' },
    self_criticism: { title: 'نقد الذات' },
    suicidal_thoughts: {
      title: 'أفكار انتحارية',
      cannot: 'لا تُقدَّر ولا تُقتبس هنا أبدًا: إن كانت هذه الأفكار حاضرة، فمن المهم التحدث إلى طبيب أو إلى خط للدعم النفسي',
    },
    crying: { title: 'البكاء' },
    agitation: { title: 'التهيّج' },
    loss_of_interest: { title: 'فقدان الاهتمام' },
    indecision: { title: 'التردّد' },
    worthlessness: { title: 'الشعور بانعدام القيمة' },
    loss_of_energy: { title: 'فقدان الطاقة' },
    sleep: { title: 'النوم' },
    irritability: { title: 'سرعة الاستثارة' },
    appetite: { title: 'الشهية' },
    concentration: { title: 'التركيز' },
    fatigue: { title: 'التعب' },
    loss_of_intimacy_interest: {
      title: 'فقدان الاهتمام بالحميمية',
      cannot: 'أخصّ من أن يُقرأ من الكتابة؛ متروك مفتوحًا عمدًا',
    },
  },
} satisfies LensWords;
