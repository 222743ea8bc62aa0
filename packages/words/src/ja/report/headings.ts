import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: '分かったこと',
  overview: '読み取ったことの一覧',
  questions: '自分に問いかけてみたいこと',
  unread: '読み取れなかったこと',
  counted: '数えたこと',
  howTo: 'このレポートの読み方',
  columns: { lens: ['視点', '結果'] },
} satisfies HeadingWords;
