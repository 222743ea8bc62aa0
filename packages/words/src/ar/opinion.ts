import { completeOpinion } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('ar');

export const opinion = completeOpinion({
  choose: {
    title: 'سؤال نماذج أخرى',
    text: (framework) => `قراءة المادة نفسها وفق «${framework}» من نماذج أخرى. لا يُرفع شيء مرة أخرى.`,
    calls: (count) =>
      plural(count, {
        zero: 'نحو # استدعاء',
        one: 'نحو استدعاء واحد',
        two: 'نحو استدعاءين',
        few: 'نحو # استدعاءات',
        many: 'نحو # استدعاءً',
        other: 'نحو # استدعاء',
      }),
    again: 'قرأها؛ والقراءة مرة أخرى تُظهر مدى ثباته',
    off: 'غير متاح هنا',
    goesTo: 'تذهب المادة إلى الشركات صاحبة النماذج المحددة، ولا تذهب إلى أحد غيرها.',
    uses: (asked, left) => `يُستهلك ${asked} من ${left} من القراءات المتبقية اليوم.`,
    left: (left) => `القراءات المتبقية اليوم: ${left}.`,
    all: 'تحديد الكل',
    ask: (count) =>
      plural(count, {
        zero: 'سؤال # نموذج',
        one: 'سؤال نموذج واحد',
        two: 'سؤال نموذجين',
        few: 'سؤال # نماذج',
        many: 'سؤال # نموذجًا',
        other: 'سؤال # نموذج',
      }),
    none: 'يلزم تحديد نموذج أولًا',
    asking: 'جارٍ السؤال',
  },
  gone: 'لم تعد مادة هذا التقرير محفوظة، فلا يمكن لنموذج آخر قراءتها. يمكن مقارنة التقرير بتقرير آخر.',
  more: 'سؤال نماذج أخرى',
  compareWith: 'مقارنة بتقرير آخر',
  noOther: 'الآراء الثانية فقط',
  refused: (model, reason) => `لم يُسأل ${model}: ${reason}`,
  again: (model) => `سؤال ${model} مرة أخرى`,
  states: { open: 'قيد الكتابة', failed: 'بلا إجابة', cancelled: 'أُوقفت' },
  quotes: (count) =>
    plural(count, {
      zero: '# اقتباس',
      one: 'اقتباس واحد',
      two: 'اقتباسان',
      few: '# اقتباسات',
      many: '# اقتباسًا',
      other: '# اقتباس',
    }),
  mean: 'المتوسط',
  table: 'جدول',
  scale: 'المقياس',
  agreement: 'الاتفاق',
  restsOn: (row) => `ما تستند إليه قراءات «${row}»`,
  shared: { all: 'مشتركة بين الجميع', some: (count, of) => `${count} من ${of}`, one: 'في قراءة واحدة فقط' },
  only: (label) => `ورد هذا في قراءة واحدة فقط: ${label}.`,
  noQuotes: 'لا اقتباسات هنا.',
  download: (format) => `تنزيل بصيغة ${format}`,
  failed: { title: 'خطأ', description: 'تعذّر سؤال النماذج الأخرى.' },
});
