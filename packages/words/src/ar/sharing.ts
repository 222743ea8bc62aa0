import type { SharingWords } from '../catalogue.ts';

export const sharing = {
  title: 'مشاركة التحليل',
  text: 'نرسل رابطًا يستطيع فتحه كل من يملكه.',
  senderEmail: 'بريد المرسل',
  recipientEmail: 'بريد المستلم',
  invalidEmail: 'يُرجى إدخال بريد إلكتروني صالح',
  submit: 'مشاركة',
  sending: 'جارٍ الإرسال…',
  cancel: 'إلغاء',
  close: 'إغلاق',
  preview: {
    image: 'تظهر نسخة صغيرة من الصورة مع التحليل.',
    video: 'تظهر صورة صغيرة من اللحظة الأولى للفيديو مع التحليل.',
  },
  links: {
    title: 'الروابط التي جرت مشاركتها',
    general: 'الشخصية',
    dates: (shared, expires) => `تاريخ المشاركة: ${shared} · تاريخ الانتهاء: ${expires}`,
    revoke: 'إبطال',
    revokeThis: (label, shared) => `إبطال رابط ${label}، تاريخ المشاركة ${shared}`,
    revoked: 'أُبطل',
    told: (label) => `أُبطل رابط ${label}، ولم يعد يفتح شيئًا.`,
    failed: { title: 'خطأ', description: 'تعذّر إبطال الرابط. يُرجى المحاولة مرة أخرى.' },
  },
  shared: { title: 'تم الإرسال', description: 'تمت مشاركة التحليل.' },
  failed: { title: 'خطأ', description: 'تعذّرت مشاركة التحليل. يُرجى المحاولة مرة أخرى.' },
  nothing: { title: 'خطأ', description: 'لا يوجد تحليل للمشاركة' },
  loaded: { title: 'تم تحميل التحليل المشترك' },
  notLoaded: { title: 'خطأ', description: 'تعذّر تحميل التحليل المشترك. ربما انتهت مدته أو أُزيل.' },
} satisfies SharingWords;
