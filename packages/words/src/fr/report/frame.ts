import type { ReportFrameWords } from '../../report-words.ts';
import { sentence } from './grammar.ts';

export const frame = {
  simulated: 'Modèle simulé : fait pour essayer le produit, non écrit par un fournisseur d’IA.',
  titled: (title, result) => `${title} : ${result}`,
  sentence: (clause) => sentence(clause),
  paragraph: (sentences) => sentences.join(' '),
  clauses: (parts) => parts.join(', '),
  lookedAt: 'Regardé :',
  against: 'À l’encontre :',
  noAnswer:
    'Aucune réponse qui s’appuie sur l’analyse et son matériau n’a pu être donnée. Une autre question, ou la même en d’autres mots, mènera peut-être plus loin.',
} satisfies ReportFrameWords;
