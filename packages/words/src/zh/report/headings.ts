import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: '发现',
  overview: '读到的全部内容',
  questions: '值得问自己的问题',
  unread: '无法读出的内容',
  counted: '统计到的内容',
  howTo: '如何看待这份报告',
  columns: { lens: ['视角', '结果'] },
} satisfies HeadingWords;
