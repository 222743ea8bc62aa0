import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: '发现',
  overview: '读到的全部内容',
  synthesis: '各个视角合起来说了什么',
  questions: '值得问自己的问题',
  unread: '无法读出的内容',
  counted: '统计到的内容',
  howTo: '如何看待这份报告',
  columns: { section: ['部分', '简述'], lens: ['视角', '结果'] },
} satisfies HeadingWords;
