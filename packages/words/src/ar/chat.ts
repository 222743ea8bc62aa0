import type { ChatWords } from '../catalogue.ts';

export const chat = {
  title: 'المحادثة',
  notice: 'هذه محادثة مع ذكاء اصطناعي، وقد تكون إجاباته خاطئة.',
  log: 'نص المحادثة',
  you: 'السؤال',
  ai: 'الذكاء الاصطناعي',
  empty: 'لا توجد محادثة بعد. يمكن طرح أسئلة عن التحليل حين يجهز.',
  suggestions: ['ما أقوى دليل؟', 'ما الذي قد يغيّر هذه النتيجة؟', 'شرح الأشرطة ببساطة'],
  label: 'سؤال',
  placeholder: 'سؤال عن التحليل…',
  send: 'إرسال',
  stop: 'إيقاف',
  toEnd: 'الأحدث',
  writing: 'الذكاء الاصطناعي يكتب ردًا.',
  ready: 'الرد جاهز.',
  unfinished: 'توقف. هذا الرد غير مكتمل.',
  failed: { title: 'خطأ', description: 'تعذّر إرسال الرسالة.' },
} satisfies ChatWords;
