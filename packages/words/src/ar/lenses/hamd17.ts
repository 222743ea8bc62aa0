import type { LensWords } from '../../lens-words.ts';

export const hamd17 = {
  title: 'مجالات هاملتون للاكتئاب (17)',
  trademark: 'مقياس هاملتون للاكتئاب: يُعدّ عمومًا ملكية عامة (هاملتون 1960).',
  bands: { none: 'لا شيء', mild: 'خفيف', moderate: 'متوسط', severe: 'شديد' },
  dimensions: {
    mood: { title: 'انخفاض المزاج' },
    guilt: { title: 'الذنب' },
    suicide: {
      title: 'أفكار انتحارية',
      cannot: 'لا تُقدَّر ولا تُقتبس هنا أبدًا: إن كانت هذه الأفكار حاضرة، فمن المهم التحدث إلى طبيب أو إلى خط للدعم النفسي',
    },
    insomnia_early: { title: 'الدخول في النوم' },
    insomnia_middle: { title: 'الاستيقاظ ليلًا' },
    insomnia_late: { title: 'الاستيقاظ المبكر جدًا' },
    work_activities: { title: 'العمل والأنشطة' },
    retardation: { title: 'بطء الكلام والحركة', cannot: 'يحتاج إلى حضور مختص إكلينيكي' },
    agitation: { title: 'تململ ظاهر', cannot: 'يحتاج إلى حضور مختص إكلينيكي' },
    anxiety_psychic: { title: 'الهمّ والتوتر' },
    anxiety_somatic: { title: 'علامات القلق في الجسد' },
    somatic_gi: { title: 'المعدة والشهية' },
    somatic_general: { title: 'التعب والثقل' },
    genital_symptoms: { title: 'فقدان الاهتمام بالحميمية', cannot: 'أخصّ من أن يُقرأ من الكتابة؛ متروك مفتوحًا عمدًا' },
    health_worry: { title: 'القلق على الصحة' },
    weight_loss: { title: 'فقدان الوزن' },
    insight: { title: 'الاستبصار', cannot: 'يحتاج إلى حضور مختص إكلينيكي' },
  },
} satisfies LensWords;
