import type { LensWords } from '../../lens-words.ts';

export const mbti: Record<string, LensWords> = {
  mbti: {
    title: 'تفضيلات على طريقة MBTI',
    trademark: 'MBTI ومايرز-بريغز علامتان مسجّلتان لمؤسسة مايرز وبريغز.',
    bands: { slight: 'طفيف', moderate: 'متوسط', clear: 'واضح', very_clear: 'واضح جدًا' },
    dimensions: {
      ei: {
        title: 'الطاقة',
        low: 'الانطواء',
        high: 'الانبساط',
        cannot: 'ليس خجلًا ولا دليلًا على حب الناس، ولا يُقرأ من صورة واحدة في حفلة',
      },
      sn: { title: 'المعلومات', low: 'الحسّ', high: 'الحدس', cannot: 'نوع النص والكتابة المهنية يحاكيان الجانبين' },
      tf: { title: 'القرارات', low: 'الشعور', high: 'التفكير', cannot: 'ليس دفئًا ولا ذكاءً ولا نوعًا اجتماعيًا' },
      jp: { title: 'نمط الحياة', low: 'الإدراك', high: 'الحكم', cannot: 'كل مستند منقّح يبدو من جانب J' },
    },
  },
};
