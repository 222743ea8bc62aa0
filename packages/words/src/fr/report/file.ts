import type { FileWords } from '../../report-words.ts';
import { assessments } from '../assessments.ts';

export const file = {
  title: 'Analyse de personnalité',
  eyebrow: 'Écrit par un modèle d’IA',
  footer: 'Écrit par un modèle d’IA. La lecture d’un seul échantillon, pas un diagnostic.',
  description: 'Généré par IA : écrit par un modèle d’IA d’après un seul échantillon. Pas un diagnostic.',
  keywords: ['généré par IA', 'analyse de personnalité'],
  model: 'Modèle d’IA',
  numberedModel: assessments.models.name,
  author: (model) => `Modèle d’IA (${model})`,
  contents: 'Sommaire',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  cut: 'L’analyse est plus longue que ce qu’un fichier peut contenir et s’arrête ici. Là où elle a été faite, elle peut être lue jusqu’au bout.',
} satisfies FileWords;
