import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'النتائج',
  overview: 'كل ما قُرئ',
  questions: 'أسئلة تستحق أن تُطرح على النفس',
  unread: 'ما لم يمكن قراءته',
  counted: 'ما جرى عدّه',
  howTo: 'كيف يُقرأ هذا التقرير',
  columns: { lens: ['المنظور', 'النتيجة'] },
} satisfies HeadingWords;
