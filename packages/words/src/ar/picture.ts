import { completePicture } from '../catalogue.ts';

export const picture = completePicture({
  text: 'للمنشورات والرسائل: بلا عنوان، ومعلَّمة بأنها من كتابة الذكاء الاصطناعي.',
  choose: 'الاقتباس في الصورة',
  none: 'بلا اقتباس',
  drawing: 'جارٍ رسم الصورة.',
  drawn: 'الصورة جاهزة.',
  alt: 'معاينة الصورة: عنوان التقرير ووصفه واقتباس منه ورسمه البياني',
  save: (format) => `حفظ بصيغة ${format}`,
  notOffered: 'لا تُصنع صورة من تقرير يبدأ بأرقام المساعدة، ولا من تقرير عن عدة أشخاص.',
  failed: { title: 'خطأ', description: 'تعذر صنع الصورة. يرجى المحاولة مرة أخرى.' },
  again: 'إعادة المحاولة',
});
