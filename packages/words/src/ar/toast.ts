import type { ToastWords } from '../catalogue.ts';

const again = 'يُرجى المحاولة مرة أخرى.';

export const toast = {
  label: 'إشعار',
  region: 'الإشعارات ({hotkey})',
  close: 'إغلاق',

  runTitle: (label, date) => `تحليل ${label ?? 'الشخصية'} - ${date}`,
  complete: (label) => ({ title: label ? `${label}: اكتمل التحليل` : 'اكتمل التحليل' }),
  stopped: { title: 'توقف التحليل' },
  failed: {
    title: 'تعذّر التحليل',
    textMissing: 'يُرجى إدخال نص للتحليل',
    text: (type) => `تعذّر التحليل (${type}). ${again}`,
    what: { text: 'نص', document: 'مستند' },
  },
  uploadFailed: { title: 'تعذّر الرفع', description: `تعذّر رفع الملف. ${again}` },
  mediaFailed: {
    image: { title: 'خطأ', description: `تعذّر تحليل الصورة. ${again}` },
    video: { title: 'خطأ', description: `تعذّر تحليل الفيديو. ${again}` },
  },
  noData: {
    image: { title: 'خطأ', description: 'لا توجد صورة' },
    video: { title: 'خطأ', description: 'لا يوجد فيديو' },
  },
  lost: {
    title: 'تعذّر التحليل',
    description: 'انقطع الاتصال. ربما لا يزال التحليل جاريًا: إعادة تحميل الصفحة تُظهره.',
  },
  notStopped: { title: 'خطأ', description: 'تعذّر إيقاف التحليل. ربما لا يزال جاريًا.' },
  noText: { title: 'لا يوجد نص', description: 'يُرجى إدخال نص أولًا' },
  noTextBelow: { title: 'لا يوجد نص', description: 'يُرجى إدخال نص في «معاينة الإدخال» أدناه' },
  extracting: { title: 'جارٍ استخراج النص' },
  extracted: { title: 'استُخرج النص' },
  extractionFailed: { title: 'تعذّر الاستخراج', description: `تعذّر استخراج النص من المستند. ${again}` },
  exampleFailed: { title: 'خطأ', description: `تعذّر تحميل المثال. ${again}` },
  reUpload: { title: 'يلزم الرفع من جديد', description: 'يُرجى رفع المستند من جديد لتحليله بالنموذج الجديد.' },
} satisfies ToastWords;
