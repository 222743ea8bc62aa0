import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'Was auffällt',
  overview: 'Alles, was sich lesen ließ',
  questions: 'Fragen, die sich zu stellen lohnen',
  unread: 'Was sich nicht lesen ließ',
  counted: 'Was gezählt wurde',
  howTo: 'Wie das zu lesen ist',
  columns: { lens: ['Blickwinkel', 'Ergebnis'] },
} satisfies HeadingWords;
