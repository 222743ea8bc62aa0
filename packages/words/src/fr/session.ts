import type { SessionWords } from '../catalogue.ts';

export const session = {
  cleared: { title: 'Nouvelle analyse', description: 'Tout a été effacé. Vous pouvez recommencer.' },
  failed: {
    title: 'Erreur',
    description: 'L’analyse précédente n’a pas pu être effacée. Veuillez recharger la page.',
  },
  confirm: {
    title: 'Arrêter et recommencer ?',
    text: 'L’écriture est encore en cours. Une nouvelle analyse l’arrête et efface tout dans cette session.',
    accept: 'Arrêter et recommencer',
    cancel: 'Laisser continuer',
    close: 'Fermer',
  },
} satisfies SessionWords;
