import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `عدد من قبلك في الانتظار: ${ahead}${time ? `، نحو ${time}` : ''}`,
  waitsFor: {
    model: 'النموذج مشغول جدًا. سيُعاد سؤاله تلقائيًا.',
    service: 'جزء تحتاج إليه هذه الخدمة غير متاح حاليًا. يستمر التحليل تلقائيًا عند عودته.',
  },
  notify: 'أعلمني عندما يجهز',
  willNotify: 'سيصلك إشعار.',
  blocked: 'الإشعارات محظورة في هذا المتصفح.',
  ready: 'جاهز',
  more: 'المزيد',
  opinion: 'رأي ثانٍ',
  mirror: 'الإجابة عن النفس',
  picture: 'صورة للمشاركة',
  send: 'إرسال إلى تطبيق',
  notSent: { title: 'خطأ', description: 'تعذّر الإرسال إلى تطبيق.' },
} satisfies RunWords;
