import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'Hallazgos',
  overview: 'Todo lo que se ha podido leer',
  questions: 'Preguntas que vale la pena hacerse',
  unread: 'Lo que no se ha podido leer',
  counted: 'Recuento',
  howTo: 'Cómo leer esto',
  columns: { lens: ['Mirada', 'Resultado'] },
} satisfies HeadingWords;
