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
  noSummaryEvidence: {
    text: 'Pour ce résumé, aucun passage du texte n’a pu être vérifié.',
    image: 'Pour ce résumé, aucun indice visible n’a pu être vérifié.',
    video: 'Pour ce résumé, aucun indice de la vidéo n’a pu être vérifié.',
  },
  noAnswer:
    'Aucune réponse qui s’appuie sur l’analyse et son matériau n’a pu être donnée. Une autre question, ou la même en d’autres mots, mènera peut-être plus loin.',
} satisfies ReportFrameWords;
