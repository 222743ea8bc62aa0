import type { FileWords } from '../../report-words.ts';
import { assessments } from '../assessments.ts';

export const file = {
  title: 'Análise da personalidade',
  eyebrow: 'Escrito por um modelo de IA',
  footer: 'Escrito por um modelo de IA. Leitura de uma única amostra, não um diagnóstico.',
  description: 'Gerado por IA: escrito por um modelo de IA a partir de uma única amostra. Não é um diagnóstico.',
  keywords: ['gerado por IA', 'análise da personalidade'],
  model: 'Modelo de IA',
  numberedModel: assessments.models.name,
  author: (model) => `Modelo de IA (${model})`,
  contents: 'Conteúdo',
  page: (page, pages) => `Página ${page} de ${pages}`,
  cut: 'A análise é maior do que cabe em um arquivo e termina aqui. Onde foi feita, pode ser lida até o fim.',
} satisfies FileWords;
