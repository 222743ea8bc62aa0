import type { LensWords } from '../../lens-words.ts';

export const bigfive = {
  title: 'العوامل الخمسة الكبرى',
  trademark: 'NEO-PI ملك لشركة PAR؛ أما بنود IPIP فملكية عامة.',
  bands: { low: 'أقرب إلى {low}', middle: 'في الوسط', high: 'أقرب إلى {high}' },
  dimensions: {
    openness: { title: 'الانفتاح على الخبرة', low: 'المألوف', high: 'الانفتاح', cannot: 'ليس ذكاءً ولا تعليمًا ولا سياسة' },
    conscientiousness: {
      title: 'يقظة الضمير',
      low: 'العفوية',
      high: 'الانضباط',
      cannot: 'لا تُقرأ من الإملاء أو التنسيق أو النظارة أو خلفية مرتبة وحدها',
    },
    extraversion: {
      title: 'الانبساطية',
      low: 'التحفّظ',
      high: 'الاجتماعية',
      cannot: 'لا تُقرأ من صورة واحدة أو من أداء مهني',
    },
    agreeableness: { title: 'المقبولية', low: 'المواجهة', high: 'الملاينة', cannot: 'لا تُقرأ من ابتسامة وحدها' },
    neuroticism: {
      title: 'الاستجابة الانفعالية (العصابية)',
      row: 'الاستجابة الانفعالية',
      low: 'الثبات',
      high: 'سرعة التأثر',
      cannot: 'ليست اضطرابًا ولا يومًا سيئًا واحدًا ولا تنفيسًا',
    },
  },
} satisfies LensWords;
