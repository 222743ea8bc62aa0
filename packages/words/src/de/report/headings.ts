import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'Was auffällt',
  overview: 'Alles, was sich lesen ließ',
  synthesis: 'Was die Blickwinkel gemeinsam sagen',
  questions: 'Fragen, die sich zu stellen lohnen',
  unread: 'Was sich nicht lesen ließ',
  counted: 'Was gezählt wurde',
  howTo: 'Wie das zu lesen ist',
  columns: { section: ['Abschnitt', 'Kurz gesagt'], lens: ['Blickwinkel', 'Ergebnis'] },
} satisfies HeadingWords;
