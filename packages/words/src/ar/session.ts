import type { SessionWords } from '../catalogue.ts';

export const session = {
  cleared: { title: 'تحليل جديد', description: 'مُحي كل شيء. يمكن البدء من جديد.' },
  failed: { title: 'خطأ', description: 'تعذّر محو التحليل السابق. يُرجى إعادة تحميل الصفحة.' },
  confirm: {
    title: 'الإيقاف والبدء من جديد؟',
    text: 'ما زالت الكتابة جارية. التحليل الجديد يوقفها ويمحو كل ما في هذه الجلسة.',
    accept: 'الإيقاف والبدء من جديد',
    cancel: 'الاستمرار',
    close: 'إغلاق',
  },
} satisfies SessionWords;
