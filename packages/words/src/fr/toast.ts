import type { ToastWords } from '../catalogue.ts';

const again = 'Veuillez réessayer.';

export const toast = {
  label: 'Notification',
  region: 'Notifications ({hotkey})',
  close: 'Fermer',

  runTitle: (label, date) => `${label ?? 'Personnalité'} : analyse du ${date}`,
  complete: (label) => ({ title: label ? `${label} : analyse terminée` : 'Analyse terminée' }),
  stopped: { title: 'Analyse arrêtée' },
  failed: {
    title: 'L’analyse a échoué',
    textMissing: 'Veuillez saisir un texte à analyser',
    text: (type) => `L’analyse a échoué (${type}). ${again}`,
    what: { text: 'texte', document: 'document' },
  },
  uploadFailed: { title: 'L’envoi a échoué', description: `Le fichier n’a pas pu être importé. ${again}` },
  mediaFailed: {
    image: { title: 'Erreur', description: `L’image n’a pas pu être analysée. ${again}` },
    video: { title: 'Erreur', description: `La vidéo n’a pas pu être analysée. ${again}` },
  },
  noData: {
    image: { title: 'Erreur', description: 'Aucune image disponible' },
    video: { title: 'Erreur', description: 'Aucune vidéo disponible' },
  },
  lost: {
    title: 'L’analyse a échoué',
    description: 'La connexion a été perdue. L’analyse continue peut-être : rechargez la page pour la voir.',
  },
  notStopped: { title: 'Erreur', description: 'L’analyse n’a pas pu être arrêtée. Elle continue peut-être.' },
  noText: { title: 'Aucun texte', description: 'Veuillez d’abord saisir un texte' },
  noTextBelow: { title: 'Aucun texte', description: 'Veuillez saisir un texte plus bas, dans l’aperçu de la saisie' },
  extracting: { title: 'Extraction du texte' },
  extracted: { title: 'Texte extrait' },
  extractionFailed: {
    title: 'L’extraction a échoué',
    description: `Le texte du document n’a pas pu être extrait. ${again}`,
  },
  exampleFailed: { title: 'Erreur', description: `L’exemple n’a pas pu être chargé. ${again}` },
  reUpload: {
    title: 'À importer à nouveau',
    description: 'Veuillez importer à nouveau le document pour l’analyser avec le nouveau modèle.',
  },
} satisfies ToastWords;
