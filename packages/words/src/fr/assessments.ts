import type { AssessmentWords } from '../catalogue.ts';

export const assessments = {
  step: (number) => `Étape ${number}`,
  models: {
    title: 'Choisissez un modèle d’IA',
    unavailable: 'Indisponible ici',
    name: (number) => `Modèle ${number}`,
  },
  inputTypes: {
    title: 'Choisissez le type de contenu',
    image: 'Image',
    document: 'Document',
    video: 'Vidéo',
    'text-mbti': 'MBTI : texte',
    'image-mbti': 'MBTI : image',
    'video-mbti': 'MBTI : vidéo',
  },
  deepDives: ['Image en détail', 'Texte en détail', 'Vidéo en détail'],
  comingSoon: { title: 'Bientôt', description: (name) => `${name} : pas encore disponible.` },
  matrix: {
    title: 'Autres analyses',
    row: 'D’autres cadres pour texte, image et vidéo',
    close: 'Fermer',
    framework: 'Cadre',
    kinds: { text: 'Texte', image: 'Image', video: 'Vidéo' },
    lead: (framework) => `${framework}.`,
    buttonKinds: { text: 'texte', image: 'image', video: 'vidéo' },
    button: (framework, kind) => `${framework}, ${kind}`,
    about: 'Choisissez un cadre, puis texte, image ou vidéo. Les boutons de texte lisent l’aperçu de la saisie.',
    note: 'Écrit par une IA à partir de ce que vous fournissez. Une impression, ni un diagnostic ni un résultat de test.',
  },
} satisfies AssessmentWords;
