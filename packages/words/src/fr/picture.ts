import { completePicture } from '../catalogue.ts';

export const picture = completePicture({
  text: 'Pour publications et messages : sans adresse et marquée comme écrite par une IA.',
  choose: 'Citation dans l’image',
  none: 'Sans citation',
  drawing: 'L’image est en cours de dessin.',
  drawn: 'L’image est prête.',
  alt: 'Aperçu de l’image : titre, portrait, citation et graphique du rapport',
  save: (format) => `Enregistrer en ${format}`,
  notOffered:
    'Aucune image n’est faite d’un rapport qui commence par des numéros d’aide, ni d’un rapport sur plusieurs personnes.',
  failed: { title: 'Erreur', description: 'L’image n’a pas pu être créée. Veuillez réessayer.' },
  again: 'Réessayer',
});
