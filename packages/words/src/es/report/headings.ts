import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'Hallazgos',
  overview: 'Todo lo que se ha podido leer',
  synthesis: 'Lo que dicen juntas las miradas',
  questions: 'Preguntas que vale la pena hacerse',
  unread: 'Lo que no se ha podido leer',
  counted: 'Recuento',
  howTo: 'Cómo leer esto',
  columns: { section: ['Apartado', 'En breve'], lens: ['Mirada', 'Resultado'] },
} satisfies HeadingWords;
