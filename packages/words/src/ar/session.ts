import type { SessionWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('ar');

export const session = {
  cleared: { title: 'تحليل جديد', description: 'مُحي كل شيء. يمكن البدء من جديد.' },
  failed: { title: 'خطأ', description: 'تعذّر محو التحليل السابق. يُرجى إعادة تحميل الصفحة.' },
  confirm: {
    title: 'بدء تحليل جديد؟',
    text: 'هذا يمحو كل ما يخصك، في كل جلسات هذا المتصفح، فورًا وبلا رجعة:',
    reports: (count) =>
      plural(count, {
        zero: 'لا تقارير',
        one: 'تقرير واحد',
        two: 'تقريران',
        few: '# تقارير',
        many: '# تقريرًا',
        other: '# تقرير',
      }),
    chat: (count) =>
      plural(count, {
        zero: 'لا رسائل في المحادثة',
        one: 'رسالة واحدة في المحادثة',
        two: 'رسالتان في المحادثة',
        few: '# رسائل في المحادثة',
        many: '# رسالة في المحادثة',
        other: '# رسالة في المحادثة',
      }),
    running: 'ما تجري كتابته الآن',
    input: 'ما أُدخل أو اختير',
    links: 'الروابط التي شُوركت تبقى مفتوحة حتى تنتهي صلاحيتها أو تُلغى.',
    accept: 'تحليل جديد',
    cancel: 'الإبقاء على كل شيء',
    close: 'إغلاق',
  },
  offline: { title: 'لا يوجد اتصال', description: 'لم يُرسل شيء ولم يُمحَ شيء. يُرجى المحاولة مجددًا عند عودة الاتصال.' },
  others: { title: 'جلساتك الأخرى', name: (reports, day) => `${reports} · ${day}` },
} satisfies SessionWords;
