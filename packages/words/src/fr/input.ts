import type { InputWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('fr');

export const input = {
  title: 'Aperçu de la saisie',
  toggle: 'Saisie de texte',
  interview: 'Entretien',
  nothing: 'Rien de sélectionné pour l’instant.',
  label: 'Texte à analyser',
  placeholder: 'Écrivez, collez ou importez un document à analyser…',
  example: 'Essayer un exemple',
  words: (count) => plural(count, { one: '# mot', many: '# de mots', other: '# mots' }),
  samples: ['Échantillon court', 'Impression générale', 'Bon échantillon', 'Échantillon solide'],
  keys: 'Entrée pour analyser, Maj+Entrée pour une nouvelle ligne',
  upload: 'Importer un document',
  extracting: 'Lecture du document…',
  submit: 'Analyser le texte',
  more: 'Autres analyses de texte',
  frameworks: {
    'personality-structure': 'Structure complète de la personnalité',
    mbti: 'MBTI',
    bigfive: 'Big Five',
    enneagram: 'Ennéagramme',
  },
  drop: {
    title: 'Glissez ici les fichiers à analyser',
    supports: 'Formats : JPG, PNG, MP4, MOV, PDF, DOC, DOCX (50 Mo au plus)',
    camera: 'Prendre une photo',
    now: 'Déposez le fichier pour l’analyser',
    wait: 'Une analyse est en cours. Déposez le fichier quand elle sera finie.',
  },
  mode: {
    next: { image: 'La prochaine image va à :', video: 'La prochaine vidéo va à :' },
    clear: 'Annuler ce choix',
  },
  media: {
    image: 'Image importée',
    video: 'Vidéo importée',
    noPicture: 'Ce navigateur ne peut pas afficher le fichier. L’analyse reste possible.',
    analyze: (model) => `Analyser avec ${model}`,
    analyzeAgain: (model) => `Analyser à nouveau avec ${model}`,
    mbti: { image: 'Analyse MBTI de l’image', video: 'Analyse MBTI de la vidéo' },
    remove: 'Retirer le fichier',
  },
  document: { analyzeAgain: 'Analyser à nouveau', mbti: 'Analyse MBTI du document', remove: 'Retirer le document' },
  refused: {
    type: {
      title: 'Type de fichier non pris en charge',
      description: 'Veuillez importer une image, une vidéo ou un fichier PDF, DOC, DOCX ou TXT.',
    },
    media: { title: 'Type de fichier non pris en charge', description: 'Veuillez importer une image ou une vidéo.' },
    extraction: {
      title: 'Fichier non pris en charge',
      description: 'Veuillez importer un fichier PDF, DOC, DOCX ou TXT',
    },
    size: { title: 'Fichier trop volumineux', description: 'Veuillez importer un fichier de 50 Mo au plus.' },
    several: { title: 'Un seul fichier', description: 'Veuillez importer un seul fichier à la fois.' },
  },
} satisfies InputWords;
