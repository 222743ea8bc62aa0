import type { FileWords } from '../../report-words.ts';
import { assessments } from '../assessments.ts';

export const file = {
  title: 'Análisis de personalidad',
  eyebrow: 'Escrito por un modelo de IA',
  footer: 'Escrito por un modelo de IA. La lectura de una sola muestra, no un diagnóstico.',
  description: 'Generado por IA: escrito por un modelo de IA a partir de una sola muestra. No es un diagnóstico.',
  keywords: ['generado por IA', 'análisis de personalidad'],
  model: 'Modelo de IA',
  numberedModel: assessments.models.name,
  author: (model) => `Modelo de IA (${model})`,
  contents: 'Contenido',
  page: (page, pages) => `Página ${page} de ${pages}`,
  cut: 'El análisis es más largo de lo que cabe en un archivo y termina aquí. Donde se hizo se puede leer hasta el final.',
} satisfies FileWords;
