import type { ReportFrameWords } from '../../report-words.ts';
import { sentence } from './grammar.ts';

export const frame = {
  simulated: 'نموذج محاكاة: صُنع لتجربة المنتج، ولم تكتبه شركة ذكاء اصطناعي.',
  titled: (title, result) => `${title}: ${result}`,
  sentence: (clause) => sentence(clause),
  paragraph: (sentences) => sentences.join(' '),
  clauses: (parts) => parts.join('، '),
  lookedAt: 'ما جرى النظر فيه:',
  against: 'ما يخالف القراءة:',
  noAnswer: 'لم يمكن تقديم جواب يستند إلى التحليل ومادته. قد يفيد سؤال آخر، أو السؤال نفسه بكلمات أخرى.',
} satisfies ReportFrameWords;
