import type { ComparisonWords } from '../../report-words.ts';
import { isolate } from './grammar.ts';

export const comparison = {
  titles: {
    models: (framework) => `رأي ثانٍ: ${isolate(framework)}`,
    repeats: (framework) => `النموذج نفسه مرة أخرى: ${isolate(framework)}`,
    texts: (framework) => `مادتان: ${isolate(framework)}`,
  },
  headlines: {
    agree: 'القراءات متفقة',
    mixed: 'القراءات متفقة في معظمها',
    disagree: (scales) => `عدد المقاييس التي تختلف فيها القراءات: ${scales}`,
    sideBySide: 'القراءات جنبًا إلى جنب',
    waiting: 'القراءات الأخرى قيد الكتابة',
    tooFew: 'لا شيء للمقارنة بعد',
  },
  answered: {
    models: (answered, asked) => `النماذج التي أجابت: ${answered} من ${asked}.`,
    repeats: (answered, asked) => `قراءات النموذج نفسه: ${answered} من ${asked}.`,
    texts: (answered, asked) => `المواد المقروءة بالإطار نفسه: ${answered} من ${asked}.`,
  },
  needsTwo: 'تحتاج المقارنة إلى قراءتين مكتملتين.',
  agreeOn: (agreed, of, closest, points) =>
    `تتفق القراءات في ${agreed} من ${of} من المقاييس، وأقربها «${closest}» بفارق ${points} من 100 نقطة.`,
  widest: (name, points, low, high) =>
    `أكبر فارق في «${name}»: ${points} من 100 نقطة بين ${isolate(low)} و${isolate(high)}.`,
  widestInWords: (name) => `أكثر ما تختلف فيه: «${name}».`,
  noGap: 'لا فارق في أي مقياس.',
  wordsOnly: 'لم تضع قراءتان شيئًا من هذا على مقياس: الكلمات جنبًا إلى جنب.',
  alone: (alone, of) => `ما ورد في قراءة واحدة فقط: ${alone} من ${of}.`,
  agreement: { agree: 'اتفاق', mixed: 'اتفاق جزئي', disagree: 'اختلاف' },
  repeat: (model, number) => `${model}، القراءة ${number}`,
  text: (number) => `المادة ${number}`,
  states: { open: 'قيد الكتابة', failed: 'بلا إجابة', cancelled: 'أُوقفت' },
  columns: { reading: 'القراءة', scale: 'المقياس', mean: 'المتوسط', agreement: 'الاتفاق' },
  chart: 'يمتد الخط من أدنى قراءة إلى أعلاها، والنقطة متوسطها.',
  only: (label) => `ورد هذا في قراءة واحدة فقط: ${isolate(label)}.`,
  quotedBy: (labels) => `اقتباس من ${isolate(labels)}`,
  limits: (agree, mixed) =>
    `اتفاق: فارق لا يتجاوز ${agree} من 100 نقطة. اتفاق جزئي: لا يتجاوز ${mixed}. اختلاف: أكثر من ذلك.`,
  mean: 'متوسط عدة نماذج أقرب إلى ما يقوله الناس عن أنفسهم من أي نموذج وحده.',
  notTrue: 'اتفاق النماذج لا يجعل القراءة أصح: فقد تشترك في الخطأ نفسه.',
} satisfies ComparisonWords;
