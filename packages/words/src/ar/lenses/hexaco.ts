import type { LensWords } from '../../lens-words.ts';

export const hexaco = {
  title: 'HEXACO',
  trademark: 'HEXACO-PI-R مجاني للأبحاث غير التجارية فقط؛ والأسماء مستخدمة هنا للوصف.',
  dimensions: {
    honesty_humility: {
      title: 'الأمانة-التواضع',
      low: 'تقديم المصلحة',
      high: 'الصدق والتواضع',
      cannot: 'لا يدل على أن أحدًا يكذب',
    },
    emotionality: { title: 'الانفعالية', low: 'الصلابة', high: 'رقة المشاعر والخوف' },
    extraversion_x: { title: 'الانبساطية', low: 'التحفّظ', high: 'الحيوية' },
    agreeableness_a: { title: 'المقبولية (مقابل الغضب)', low: 'سرعة الغضب', high: 'الصبر' },
    conscientiousness_c: { title: 'يقظة الضمير', low: 'التساهل', high: 'الإتقان' },
    openness_o: { title: 'الانفتاح على الخبرة', low: 'المألوف', high: 'حب الاستطلاع' },
  },
} satisfies LensWords;
