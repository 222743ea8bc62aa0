import type { ReportFrameWords } from '../../report-words.ts';
import { sentence } from './grammar.ts';

export const frame = {
  simulated: 'Modelo simulado: hecho para probar el producto, no lo ha escrito ningún proveedor de IA.',
  titled: (title, result) => `${title}: ${result}`,
  sentence: (clause) => sentence(clause),
  paragraph: (sentences) => sentences.join(' '),
  clauses: (parts) => parts.join(', '),
  lookedAt: 'Se ha mirado:',
  against: 'En contra:',
  noAnswer:
    'No se ha podido dar a esto una respuesta que se apoye en el análisis y su material. Otra pregunta, o la misma con otras palabras, quizá lleve más lejos.',
} satisfies ReportFrameWords;
