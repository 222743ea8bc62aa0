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
  noSummaryEvidence: {
    text: 'لم يمكن التحقق من أي مقطع في النص لهذا الملخص.',
    image: 'لم يمكن التحقق من أي علامة مرئية لهذا الملخص.',
    video: 'لم يمكن التحقق من أي علامة في المقطع لهذا الملخص.',
  },
  noAnswer: 'لم يمكن تقديم جواب يستند إلى التحليل ومادته. قد يفيد سؤال آخر، أو السؤال نفسه بكلمات أخرى.',
} satisfies ReportFrameWords;
