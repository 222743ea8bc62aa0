import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'Achados',
  overview: 'Tudo o que foi lido',
  questions: 'Perguntas que vale a pena se fazer',
  unread: 'O que não pôde ser lido',
  counted: 'O que foi contado',
  howTo: 'Como ler isto',
  columns: { lens: ['Lente', 'Resultado'] },
} satisfies HeadingWords;
