import type { FileWords } from '../../report-words.ts';
import { assessments } from '../assessments.ts';
import { isolate } from './grammar.ts';

export const file = {
  title: 'تحليل الشخصية',
  eyebrow: 'بقلم نموذج ذكاء اصطناعي',
  footer: 'بقلم نموذج ذكاء اصطناعي. قراءة لعيّنة واحدة، لا تشخيص.',
  description: 'من إنتاج الذكاء الاصطناعي: كتبه نموذج انطلاقًا من عيّنة واحدة. ليس تشخيصًا.',
  keywords: ['من إنتاج الذكاء الاصطناعي', 'تحليل الشخصية'],
  model: 'نموذج ذكاء اصطناعي',
  numberedModel: assessments.models.name,
  author: (model) => `نموذج ذكاء اصطناعي (${isolate(model)})`,
  contents: 'المحتويات',
  page: (page, pages) => `صفحة ${page} من ${pages}`,
  cut: 'التحليل أطول مما يتسع له ملف واحد وينتهي هنا. ويمكن قراءته إلى آخره حيث أُنشئ.',
} satisfies FileWords;
