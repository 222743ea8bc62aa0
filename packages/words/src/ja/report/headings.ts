import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: '分かったこと',
  overview: '読み取ったことの一覧',
  synthesis: '各視点を合わせて言えること',
  questions: '自分に問いかけてみたいこと',
  unread: '読み取れなかったこと',
  counted: '数えたこと',
  howTo: 'このレポートの読み方',
  columns: { section: ['項目', '要点'], lens: ['視点', '結果'] },
} satisfies HeadingWords;
