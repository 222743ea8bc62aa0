import { MIN_AGE_YEARS } from '@app/contract/limits';
import type { FrameWords } from '../catalogue.ts';

export const page = {
  title: 'Analyse de personnalité par IA',
  description: 'Des analyses de personnalité écrites par une IA, où chaque affirmation porte une citation vérifiée.',
  language: 'Langue',
  skip: 'Aller à la saisie',
  themeToDark: 'Passer aux couleurs sombres',
  themeToLight: 'Passer aux couleurs claires',
  notNow: 'Indisponible pour le moment',
  notNowNames: (names) => `Indisponible pour le moment : ${names.join(', ')}`,
  simulated: {
    title: 'Modèles simulés.',
    text: 'Aucune entreprise d’IA n’est consultée ici. Un programme écrit des exemples d’analyses, rien de plus.',
  },
  notFound: {
    title: '404 Page introuvable',
    text: 'Il n’y a aucune page à cette adresse.',
    home: 'Aller à la page d’accueil',
  },
  notice: [
    `Uniquement vos propres contenus, ceux d’une personne adulte qui a donné son accord, ou de la fiction. À partir de ${MIN_AGE_YEARS} ans.`,
    'Ni un diagnostic, ni une base de décision pour l’embauche, le crédit, l’assurance, les études, le droit ou la santé.',
    'L’entreprise d’IA derrière le modèle choisi lit ce que vous envoyez.',
  ],
  privacy: { link: 'Confidentialité', links: 'Liens partagés', opens: '(s’ouvre dans un nouvel onglet)' },
  puzzle: 'Un instant : votre navigateur résout un petit calcul…',
  navigation: { label: 'Parties de la page', input: 'Saisie', analysis: 'Analyse', chat: 'Discussion' },
  chooseFile: { image: 'Choisir une image', video: 'Choisir une vidéo' },
  sharedMedia: { image: 'Image partagée', video: 'Vidéo partagée' },
} satisfies FrameWords;
